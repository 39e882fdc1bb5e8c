import { expect, test } from 'vitest';

import type { FeltSize } from '../table/family.ts';
import { fan } from './fan.ts';

const felt = (width: number, height: number, more: Partial<FeltSize> = {}): FeltSize => ({
  width,
  height,
  big: false,
  // A phone of 844 px has a notch; the smaller ones have none.
  inset: { side: width === 844 ? 48 : 0, bottom: 0 },
  ...more,
});

const laid = (size: FeltSize, cards: number) => {
  const { card, rows } = fan(size, cards);
  return [card, ...rows.map(({ cards: number, step }) => [number, Math.round(step * 10) / 10])];
};

// The table of look.md §12.
test.each([
  [568, 320, 17, [56, [17, 31]]],
  [667, 375, 17, [64, [17, 36.4]]],
  [844, 390, 17, [72, [17, 42.5]]],
  [1280, 800, 17, [96, [17, 60]]],
  [568, 320, 25, [52, [12, 32.5], [13, 32.5]]],
  [667, 375, 25, [56, [25, 24.6]]],
  [844, 390, 25, [64, [25, 28.7]]],
  [1280, 800, 25, [96, [25, 42.3]]],
  [568, 320, 33, [52, [16, 32.5], [17, 31.3]]],
  [667, 375, 33, [56, [16, 35], [17, 35]]],
  [844, 390, 33, [64, [16, 40], [17, 40]]],
  [1280, 800, 33, [88, [33, 32]]],
])('%i × %i, %i cards', (width, height, cards, expected) => {
  expect(laid(felt(width, height), cards)).toEqual(expected);
});

test('of every card enough shows for its index', () => {
  for (const [width, height] of [
    [568, 320],
    [667, 375],
    [844, 390],
    [1280, 800],
    [1560, 1080],
  ] as const) {
    for (let cards = 2; cards <= 33; cards += 1) {
      const { card, rows } = fan(felt(width, height), cards);
      for (const { step } of rows) expect(step / card).toBeGreaterThanOrEqual(0.36);
    }
  }
});

test('few cards do not lie apart: the fan closes towards the middle', () => {
  expect(laid(felt(844, 390), 3)).toEqual([72, [3, 45]]);
  expect(laid(felt(844, 390), 1)).toEqual([72, [1, 0]]);
});

test('big type lays many cards in two rows, so that more of each shows', () => {
  const big = fan(felt(844, 390, { big: true }), 25);
  expect(big.rows.map(({ cards }) => cards)).toEqual([12, 13]);
  expect(big.card).toBe(64);
});
