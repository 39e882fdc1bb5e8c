import { expect, test } from 'vitest';

import { placesOf } from './places.ts';

test('equal scores share a place, and the next one is further down', () => {
  expect(placesOf([{ score: 90 }, { score: 70 }, { score: 70 }, { score: -3 }])).toEqual([1, 2, 2, 4]);
  expect(placesOf([])).toEqual([]);
});
