import { expect, test } from 'vitest';

import { changesOf, dayLabels, spanOf } from './curve.ts';

const points = [1000, 1024, 1010].map((rating, at) => ({ at: at * 10, round: `r${at}`, rating }));

test('each round but the first is told by what it changed', () => {
  expect(changesOf(points)).toEqual([null, 24, -14]);
});

test('a curve begins, ends and moves between two ratings', () => {
  expect(spanOf(points)).toEqual({ from: 1000, to: 1010, least: 1000, most: 1024 });
  expect(spanOf([])).toBeNull();
});

test('a day is said once, and nothing between the rounds', () => {
  const day = (ms: number) => (ms < 20 ? 'Monday' : 'Tuesday');
  expect(dayLabels(points, [0, 0.5, 1, 2, 3], day)).toEqual(['Monday', '', '', 'Tuesday', '']);
});
