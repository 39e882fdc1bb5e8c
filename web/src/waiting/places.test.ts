import { expect, test } from 'vitest';

import { places } from './places.ts';

test('I sit at the bottom, the next seat at my right, play runs anticlockwise', () => {
  const [across, left, mine, right] = places(4, 2);
  expect(mine).toEqual({ x: 50, y: 79 });
  expect(right?.x).toBeGreaterThan(50);
  expect(across).toEqual({ x: 50, y: 21 });
  expect(left?.x).toBeLessThan(50);
});

test.each([2, 3, 4, 5, 6])('%i seats have a place each', (seats) => {
  const taken = places(seats, 0).map(({ x, y }) => `${x},${y}`);
  expect(new Set(taken).size).toBe(seats);
});
