import { expect, test } from 'vitest';

import { isCaught, isTop } from './redFive.ts';

test('it is the highest trump unless it is said to be ordinary', () => {
  expect(isTop({})).toBe(true);
  expect(isTop({ red_five: 'top' })).toBe(true);
  expect(isTop({ red_five: 'ordinary' })).toBe(false);
});

test('caught ones count by points, by a bonus, or by a word', () => {
  expect(isCaught({ red_five_points: 20, red_five_bonus: 1 })).toBe(true);
  expect(isCaught({ red_five_points: 0, red_five_bonus: 1 })).toBe(true);
  expect(isCaught({ red_five_points: 0, red_five_bonus: 0 })).toBe(false);
  expect(isCaught({ red_five_capture: 'off' })).toBe(false);
  expect(isCaught({ red_five_capture: 'points20' })).toBe(true);
  expect(isCaught({})).toBe(false);
});
