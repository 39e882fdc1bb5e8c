import { expect, test } from 'vitest';

import type { Suited } from '../wire/tricks.ts';
import { laidOut } from './hand.ts';

const HAND: Suited[] = [
  {
    group: 's',
    cards: ['As', 'Js', 'Js', '9s', '9s', '8s', '8s'],
    tractors: [['9s', '9s', '8s', '8s']],
  },
];

test('a hand lies as the hall sorts it, or tractors and pairs first', () => {
  const order = (pairsFirst: boolean) => laidOut(HAND, pairsFirst).map(({ card }) => card);
  expect(order(false)).toEqual(['As', 'Js', 'Js', '9s', '9s', '8s', '8s']);
  expect(order(true)).toEqual(['9s', '9s', '8s', '8s', 'Js', 'Js', 'As']);
});

test('a card keeps its key in either order, so that what is raised stays raised', () => {
  const keys = (pairsFirst: boolean) =>
    laidOut(HAND, pairsFirst)
      .map(({ key }) => key)
      .sort();
  expect(keys(true)).toEqual(keys(false));
});
