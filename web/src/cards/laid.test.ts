import { expect, test } from 'vitest';

import { stepsOf } from './laid.ts';

const total = (steps: readonly number[]) => steps.reduce((sum, step) => sum + step, 0);

test('few cards show half of each, more as much as there is room', () => {
  expect(stepsOf(40, 200, ['7'])).toEqual([]);
  expect(stepsOf(40, 200, ['7', '7', '8'])).toEqual([20, 20]);
  expect(stepsOf(40, 100, ['7', '7', '8', '8', '9'])).toEqual([15, 15, 15, 15]);
});

test('where room is short cards like the next close up, and each rank can be read', () => {
  const like = Array.from('777888999TTTJJ334455');
  const steps = stepsOf(24, 114, like);
  expect(total(steps)).toBeCloseTo(90);
  for (const [at, step] of steps.entries())
    if (like[at] === like[at + 1]) expect(step).toBeCloseTo(2.46);
    else expect(step).toBeCloseTo(8.64);
});

test('cards that are all different, or all alike, lie evenly', () => {
  expect(new Set(stepsOf(40, 70, Array.from('34567'))).size).toBe(1);
  expect(new Set(stepsOf(40, 70, Array.from('77777'))).size).toBe(1);
});
