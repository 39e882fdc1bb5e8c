import { expect, test } from 'vitest';

import { placesOf, ranked, totals } from './standing.ts';

const scores = [
  [3, -1, -1, -1],
  [-2, 6, -2, -2],
  [-1, -1, 3, -1],
];

test('the sums of the rounds, by seat', () => {
  expect(totals(scores, 4)).toEqual([0, 4, 0, -4]);
  expect(totals([], 3)).toEqual([0, 0, 0]);
});

test('equal sums share a place, and the next one is left out', () => {
  expect(placesOf([0, 4, 0, -4])).toEqual([2, 1, 2, 4]);
});

test('from the first to the last', () => {
  expect(ranked([2, 1, 2, 4])).toEqual([1, 0, 2, 3]);
});
