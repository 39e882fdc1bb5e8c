import { expect, test } from 'vitest';

import type { FeltSize } from '../table/family.ts';
import { LIFT, measure, offsetOf, stacks } from './measures.ts';

const felt = (width: number, height: number, more: Partial<FeltSize> = {}): FeltSize => ({
  width,
  height,
  big: false,
  // A phone of 844 px has a notch; the smaller ones have none.
  inset: { side: width === 844 ? 48 : 0, bottom: 0 },
  ...more,
});
const SIZES = [
  [568, 320],
  [667, 375],
  [844, 390],
  [1280, 800],
  [1560, 1080],
] as const;

// look.md §12.
test.each([
  [568, 320, 34],
  [844, 390, 47.3],
  [1280, 800, 71.3],
])('fifteen ranks on %i × %i', (width, height, card) => {
  expect(stacks(felt(width, height), 15, 18).card).toBeCloseTo(card, 1);
});

test('of a stack of few so much shows that rank and suit can be read; a stack of many is compressed', () => {
  for (const [width, height] of SIZES) {
    const { badge, stacks: laid } = measure(felt(width, height), { cards: 36, columns: 15, dealt: 36 }, 6);
    expect(offsetOf(laid, 1, 0)).toBe(0);
    expect(offsetOf(laid, 3, 0)).toBeCloseTo(0.43 * laid.card);
    expect(offsetOf(laid, 5, badge) / laid.card).toBeGreaterThanOrEqual(0.36);
    for (const cards of [6, 8, 12])
      expect(laid.card * 1.4 + (cards - 1) * offsetOf(laid, cards, badge) + badge + LIFT).toBeLessThanOrEqual(
        laid.height + 0.01,
      );
  }
});

test('while cards go the strip stays, in stacks and in a fan', () => {
  const at = (columns: number) => measure(felt(844, 390), { cards: columns, columns, dealt: 36 }, 6).stripY;
  expect(new Set([15, 9, 3, 1].map(at)).size).toBe(1);
  for (const [width, height] of SIZES)
    for (const dealt of [16, 25, 27]) {
      const at = (cards: number) => measure(felt(width, height), { cards, columns: 1, dealt }, 4).stripY;
      expect(new Set([dealt, 21, 17, 12, 1].map((cards) => at(Math.min(dealt, cards)))).size).toBe(1);
    }
});

test('seats lie above each other, above the strip, and apart', () => {
  for (const [width, height] of SIZES) {
    const box = measure(felt(width, height), { cards: 36, columns: 15, dealt: 36 }, 6);
    const high = box.centre('left', 'high', true);
    const low = box.centre('left', 'low', true);
    expect(high - box.avatar / 2).toBeGreaterThanOrEqual(box.top - 0.01);
    expect(low - high).toBeGreaterThanOrEqual(box.avatar);
    expect(low - high).toBeGreaterThanOrEqual(box.laid * 1.4 - 0.01);
    expect(low + box.avatar / 2).toBeLessThanOrEqual(box.stripY);
    expect(box.roomSide).toBeGreaterThan(box.laid * 2);
    expect(box.stripY + box.strip + box.stacks.height + box.foot).toBeLessThanOrEqual(height + 0.01);
  }
});
