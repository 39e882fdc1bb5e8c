import { expect, test } from 'vitest';

import { keyed } from './cards.ts';
import { between, placesOf, sameCards } from './places.ts';

const held = keyed(['5h', 'bj', '3s', 'Ts', 'Ts', '8s']);

test('a slide takes all that it crosses, in either direction', () => {
  expect(between(2, 4)).toEqual([2, 3, 4]);
  expect(between(4, 2)).toEqual([2, 3, 4]);
  expect(between(3, 3)).toEqual([3]);
});

test('cards are found at their places, copies one after the other', () => {
  expect(placesOf(['Ts', 'Ts', '5h'], held)).toEqual([0, 3, 4]);
  expect(placesOf(['Kd'], held)).toEqual([]);
});

test('the order of cards does not matter', () => {
  expect(sameCards(['Ts', '5h'], ['5h', 'Ts'])).toBe(true);
  expect(sameCards(['Ts', 'Ts'], ['Ts', '5h'])).toBe(false);
});
