import { expect, test } from 'vitest';

import { stepsOf } from './laid.ts';

const total = (steps: readonly number[]) => steps.reduce((sum, step) => sum + step, 0);

test('few cards show half of each, more as much as there is room', () => {
  expect(stepsOf(40, 200, ['7'])).toEqual([]);
  expect(stepsOf(40, 200, ['7', '7', '8'])).toEqual([20, 20]);
  expect(stepsOf(40, 100, ['7', '7', '8', '8', '9'])).toEqual([15, 15, 15, 15]);
});

test('where room is short cards like the next close up, and each rank can be read', () => {
  const like = '7 7 7 8 8 8 9 9 9 T T T J J 3 3 4 4 5 5'.split(' ');
  const steps = stepsOf(24, 114, like);
  expect(total(steps)).toBeCloseTo(90);
  for (const [at, step] of steps.entries())
    if (like[at] === like[at + 1]) expect(step).toBeCloseTo(2.46);
    else expect(step).toBeCloseTo(8.64);
});

test('cards that are all different, or all alike, lie evenly', () => {
  expect(new Set(stepsOf(40, 70, ['3', '4', '5', '6', '7'])).size).toBe(1);
  expect(new Set(stepsOf(40, 70, ['7', '7', '7', '7', '7'])).size).toBe(1);
});
