import { expect, test } from 'vitest';

import type { Suited } from '../wire/tricks.ts';
import { bunchOf, kindOf } from './selection.ts';

const HAND: Suited[] = [
  { group: 'trump', cards: ['5h', 'bj', '3s', 'Ts', 'Ts', '8s', '8s'], tractors: [] },
  {
    group: 'h',
    cards: ['Ah', '9h', '9h', '8h', '8h', '7h', '7h', '3h'],
    tractors: [['9h', '9h', '8h', '8h', '7h', '7h']],
  },
];

test('a double tap takes the pair, and the whole tractor where it may be played', () => {
  expect(bunchOf('Ts', HAND, 25)).toEqual(['Ts', 'Ts']);
  expect(bunchOf('5h', HAND, 25)).toEqual(['5h']);
  expect(bunchOf('8h', HAND, 25)).toEqual(['9h', '9h', '8h', '8h', '7h', '7h']);
});

test('no more than may be played: of a tractor so many pairs, among them the card’s', () => {
  expect(bunchOf('7h', HAND, 4)).toEqual(['8h', '8h', '7h', '7h']);
  expect(bunchOf('9h', HAND, 5)).toEqual(['9h', '9h', '8h', '8h']);
  expect(bunchOf('8h', HAND, 3)).toEqual(['8h', '8h']);
  expect(bunchOf('8h', HAND, 1)).toEqual(['8h']);
});

test('what is led has a name', () => {
  expect(kindOf(['Ah'], HAND)).toBeNull();
  expect(kindOf(['Ts', 'Ts'], HAND)).toBe('pair');
  expect(kindOf(['9h', '9h', '8h', '8h'], HAND)).toBe('tractor');
  expect(kindOf(['Ts', 'Ts', '8s', '8s'], HAND)).toBe('throw');
  expect(kindOf(['9h', '9h', '7h', '7h'], HAND)).toBe('throw');
  expect(kindOf(['Ah', '9h'], HAND)).toBe('throw');
});
