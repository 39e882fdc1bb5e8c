import { expect, test } from 'vitest';

import type { MahjongPrivate, MahjongPublic } from '../wire/mahjong.ts';
import { totalUnseen, unseen, waitsAfter } from './waits.ts';

const seen = {
  ponds: [
    [
      { tile: '6s', taken: false },
      { tile: '7s', taken: true },
    ],
    [],
  ],
  melds: [
    [{ kind: 'chow', tiles: ['7s', '8s', '9s'], stands: ['7s', '8s', '9s'], claimed: 0, source: 0 }],
    [],
  ],
} as unknown as MahjongPublic;
const own: MahjongPrivate = { hand: ['6s', '9s'], drawn: '9s', kongs: [], locked: [] };

test('counted is what this seat has not seen; a claimed discard lies in its meld and counts once', () => {
  expect(unseen('6s', seen, own)).toBe(2);
  expect(unseen('7s', seen, own)).toBe(3);
  expect(unseen('9s', seen, own)).toBe(1);
  expect(unseen('6s', seen, null)).toBe(3);
});

test('flowers are one of each; what is laid out or turned up has been seen', () => {
  const table = { ...seen, exposed: [['1f', '5z'], []], indicator: '3m' };
  expect(unseen('1f', table, own)).toBe(0);
  expect(unseen('2f', table, own)).toBe(1);
  expect(unseen('5z', table, own)).toBe(3);
  expect(unseen('3m', table, own)).toBe(3);
});

test('the waits after a discard, and their sum', () => {
  const wait = (tile: string) => ({ tile, unseen: 0, worth: 2, enough: true });
  const waiting = [
    { discard: '1m', waits: [wait('6s'), wait('9s')] },
    { discard: null, waits: [] },
  ];
  expect(waitsAfter(waiting, '2m')).toEqual([]);
  expect(totalUnseen(waitsAfter(waiting, '1m'), seen, own)).toBe(3);
});
