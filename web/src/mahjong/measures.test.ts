import { describe, expect, test } from 'vitest';

import type { FeltSize } from '../table/family.ts';
import {
  backStep,
  flowerTile,
  measure,
  pondGrid,
  rowsHeight,
  sideCounts,
  sideTile,
  topTile,
} from './measures.ts';

const felt = (width: number, height: number, more: Partial<FeltSize> = {}): FeltSize => ({
  width,
  height,
  big: false,
  inset: { side: 0, bottom: 0 },
  ...more,
});

const FOURTEEN = { concealed: 14, melds: 0 };
const SEVENTEEN = { concealed: 17, melds: 0 };

describe('the drawn sizes (look.md §11)', () => {
  test.each([
    // width, height, hand, pond, token, win, wild
    [568, 320, 38, 19, 42, 48, 25],
    [667, 375, 45, 22, 46, 54, 31],
    [1280, 800, 78, 46, 62, 72, 58],
    [1560, 1080, 100, 57, 72, 84, 72],
  ])('%i × %i', (width, height, hand, pond, token, win, wild) => {
    const found = measure(felt(width, height), FOURTEEN);
    expect([found.hand, found.pond]).toEqual([hand, pond]);
    expect([found.token, found.win, found.wild].map(Math.round)).toEqual([token, win, wild]);
  });

  test('844 × 390 between the notches of a phone', () => {
    const found = measure(felt(844, 390, { inset: { side: 48, bottom: 0 } }), FOURTEEN);
    expect([found.x0, found.hand, found.pond]).toEqual([48, 49, 26]);
    expect(found.coreBox.y).toBeCloseTo(124, -1);
    expect(found.stripY).toBeCloseTo(266, -1);
  });

  test('big type: larger hand and tokens, four columns at the sides, no covered tiles there', () => {
    const found = measure(felt(844, 390, { big: true, inset: { side: 48, bottom: 0 } }), FOURTEEN);
    expect([found.hand, found.pond, found.pondColumns.side, found.sideBack]).toEqual([51, 28, 4, 0]);
    expect([found.token, found.win].map(Math.round)).toEqual([54, 62]);
  });
});

test.each([
  ['17 tiles', 17, 0],
  ['14 and one meld', 14, 1],
  ['11 and two melds', 11, 2],
  ['2 and four melds', 2, 4],
])('%s fit into 568 px in one row', (_, concealed, melds) => {
  const found = measure(felt(568, 320), { concealed, melds });
  const width =
    concealed * found.hand + (concealed - 1) * found.gap + 0.26 * found.hand + melds * (3 * found.meld + 6);
  expect(found.hand).toBeGreaterThanOrEqual(31);
  expect(width).toBeLessThanOrEqual(560);
});

test.each([
  [568, 320, false],
  [640, 360, false],
  [844, 390, true],
  [1024, 768, false],
  [1280, 800, true],
  [2560, 1440, false],
])('nothing overlaps on %i × %i (big type: %s)', (width, height, big) => {
  const found = measure(felt(width, height, { big }), FOURTEEN);
  const [south, east, north, west] = found.ponds;
  expect(north.y).toBeGreaterThanOrEqual(found.top);
  expect(found.coreBox.y).toBeGreaterThanOrEqual(north.y + north.height - 1);
  expect(south.y).toBeGreaterThanOrEqual(found.coreBox.y + found.coreBox.height);
  // The plate stands in the middle of the strip; its upper edge is free for the foot of the pond.
  expect(south.y + south.height).toBeLessThanOrEqual(found.stripY + 7);
  expect(west.x + west.width).toBeLessThan(north.x);
  expect(east.x).toBeGreaterThan(north.x + north.width);
  expect(west.x).toBeGreaterThanOrEqual(found.x0 + found.side);
  expect(found.handY + found.hand * (4 / 3)).toBeLessThanOrEqual(height);
});

test('a safe area below lifts the hand', () => {
  const flat = measure(felt(844, 390), FOURTEEN);
  const lifted = measure(felt(844, 390, { inset: { side: 0, bottom: 21 } }), FOURTEEN);
  expect(flat.handY - lifted.handY).toBeCloseTo(15, 0);
});

test('the 21st discard makes a pond smaller, never another row', () => {
  expect(pondGrid(10, 26, 20)).toEqual({ columns: 10, tile: 26 });
  expect(pondGrid(10, 26, 21)).toEqual({ columns: 12, tile: 26 / 1.2 });
  expect(pondGrid(5, 26, 21)).toEqual({ columns: 6, tile: 26 / 1.2 });
  const { columns, tile } = pondGrid(10, 26, 30);
  expect(rowsHeight(tile, Math.ceil(30 / columns))).toBeLessThanOrEqual(rowsHeight(26, 2));
});

const lies = (melds: number, flowers = 0, open = 0) => ({ melds, flowers, open });

test('melds and flowers at the side end above the strip', () => {
  const found = measure(felt(568, 320), SEVENTEEN);
  expect(sideTile(found, lies(1))).toBe(found.sideMeld);
  const three = sideTile(found, lies(2, 3), false);
  expect(found.sideY + found.avatar + 42 + 3 * (three * (4 / 3) + 5.5)).toBeLessThanOrEqual(
    found.sideEnd - 7,
  );
  expect(three).toBeGreaterThan(13);
});

test.each([
  [568, 320],
  [844, 390],
  [1280, 800],
])('17 covered tiles at a side of %i × %i end above the time', (width, height) => {
  const found = measure(felt(width, height), SEVENTEEN);
  const top = found.ponds[1].y - 4;
  // The drawn one stands 4 px apart.
  expect(top + 17 * backStep(found, 17) + 4).toBeLessThanOrEqual(found.stripY - 20);
  expect(backStep(found, 5)).toBe(found.sideBack * 1.06);
});

test('at the right what the flowers count ends above the time', () => {
  const found = measure(felt(568, 320), SEVENTEEN);
  const one = lies(0, 1);
  expect(sideCounts(found, one, true)).toBe(true);
  const ends =
    found.sideY + found.avatar + 2.4 * 12 + 13 + sideTile(found, one, true, true) * (4 / 3) + 5.5 + 17;
  expect(ends).toBeLessThanOrEqual(found.stripY - 20);
  expect([false, true].map((right) => sideCounts(found, lies(1, 1), right))).toEqual([true, false]);
});

test('what the flowers count is written where there is room for it', () => {
  const phone = measure(felt(568, 320), SEVENTEEN);
  const desk = measure(felt(1280, 800), SEVENTEEN);
  expect([lies(0, 2), lies(2, 3)].map((one) => sideCounts(phone, one))).toEqual([true, false]);
  expect(sideCounts(desk, lies(3, 4))).toBe(true);
});

test.each([
  [568, 16, lies(0, 4)],
  [568, 7, lies(3, 3)],
  [844, 1, lies(5, 4)],
  [1280, 0, lies(3, 4, 8)],
])('the top line of %i px holds the plate, %i covered tiles and what lies', (width, covered, one) => {
  const found = measure(felt(width, width === 1280 ? 800 : width === 844 ? 390 : 320), SEVENTEEN);
  const tile = topTile(found, one, covered);
  const plate = found.top * 0.78 + 8 + 54;
  const pieces = (3 * one.melds + one.open + one.flowers) * (tile + 1) + 5 * one.melds;
  expect(plate + covered * (found.back + 1) + pieces + 30).toBeLessThanOrEqual(found.topRoom + 1);
});

test('the plate opposite keeps off the name of the game, which is written larger on a desk and beside a drawer', () => {
  const leftOf = (width: number, height: number) => {
    const { x0, topInset } = measure(felt(width, height), SEVENTEEN);
    return [Math.round(x0 + topInset.left), topInset.left === topInset.right];
  };
  expect(leftOf(844, 390)).toEqual([141, true]);
  expect(leftOf(964, 800)).toEqual([270, true]);
  expect(leftOf(1280, 800)).toEqual([270, true]);
  expect(leftOf(768, 1024)).toEqual([203, true]);
});

test('my flowers lie in one row, more than four in two, never higher than the strip', () => {
  const found = measure(felt(568, 320), SEVENTEEN);
  expect(flowerTile(found, 4)).toBeCloseTo(20, 0);
  expect(2 * flowerTile(found, 7) * (4 / 3)).toBeLessThanOrEqual(found.strip);
});

test('the strip is as wide as the hand, of 14 tiles or of 17', () => {
  for (const mine of [FOURTEEN, SEVENTEEN, { concealed: 11, melds: 2 }]) {
    const { stripHalf, hand } = measure(felt(1280, 800), mine);
    expect(stripHalf).toBeCloseTo(((mine.concealed + 3 * mine.melds) / 2 + 0.3) * hand);
  }
});
