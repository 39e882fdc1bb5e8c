import { expect, test } from 'vitest';

import type { FeltSize } from '../table/family.ts';
import { measure } from './measures.ts';

const felt = (width: number, height: number, more: Partial<FeltSize> = {}): FeltSize => ({
  width,
  height,
  big: false,
  // A phone of 844 px has a notch; the smaller ones have none.
  inset: { side: width === 844 ? 48 : 0, bottom: 0 },
  ...more,
});

test('while a hand shrinks the strip stays; for the kitty it makes room', () => {
  const at = (cards: number) => Math.round(measure(felt(844, 390), cards).stripY);
  expect([at(25), at(12), at(1)]).toEqual([222, 222, 222]);
  expect(at(33)).toBeLessThan(190);
  expect(Math.round(measure(felt(568, 320), 25).stripY)).toBe(136);
});

test.each([
  [568, 320, false],
  [667, 375, false],
  [844, 390, false],
  [844, 390, true],
  [1280, 800, false],
  [1560, 1080, false],
])('strip and hand lie on the felt of %i × %i (big type: %s)', (width, height, big) => {
  for (const cards of [25, 33]) {
    const box = measure(felt(width, height, { big }), cards);
    const { rows, card } = box.fan;
    for (const row of rows)
      expect((row.cards - 1) * row.step + card).toBeLessThanOrEqual(width - 2 * Math.min(box.x0, 8) + 0.01);
    expect(box.stripY + box.strip + box.fan.lift + box.fan.height + box.foot).toBeLessThanOrEqual(height);
    // A play and its chip fit between the top line and the strip.
    expect(box.stripY - box.top).toBeGreaterThan(box.laid * 1.4);
  }
});

test('on a desktop what the seat opposite plays lies below the ribbon, however wide it is', () => {
  const box = measure(felt(954, 744, { quiet: true }), 25);
  expect(box.topY).toBeGreaterThan(box.ribbonY + box.ribbon);
  expect(box.topY + box.laid * 1.4).toBeLessThan(box.stripY - box.mineLaid * 1.4);
});

test('while the kitty is in hand avatar and name of the seats beside still stand above the strip', () => {
  const NAME = 5 + 17 * 1.2;
  for (const [width, height] of [
    [568, 320],
    [667, 375],
    [740, 360],
    [844, 390],
    [1280, 800],
  ] as const) {
    const box = measure(felt(width, height), 33);
    expect(box.sideY + box.avatar + NAME).toBeLessThanOrEqual(box.stripY);
  }
});
