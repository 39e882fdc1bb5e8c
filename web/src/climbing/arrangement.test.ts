import { expect, test } from 'vitest';

import { arranged, columnAt, columnsOf, downFrom, runAcross } from './arrangement.ts';

const HAND = ['bj', 'sj', 'Ks', 'Kh', 'Qs', 'Qd', 'Qd', 'Jc', '9s', '9h', '9h', '9c', '3d'];
const columns = columnsOf(arranged(HAND, 'rank'));

test('one column a rank, the highest at the left', () => {
  expect(columns.map(({ rank, from, cards }) => [rank, from, cards.length])).toEqual([
    [14, 0, 1],
    [13, 1, 1],
    [11, 2, 2],
    [10, 4, 3],
    [9, 7, 1],
    [7, 8, 4],
    [1, 12, 1],
  ]);
  expect(columnAt(columns, 9)?.rank).toBe(7);
});

test('sets first: bombs, triples, pairs, single cards', () => {
  expect(arranged(HAND, 'sets').map(({ card }) => card)).toEqual([
    ...['9s', '9h', '9h', '9c'],
    ...['Qs', 'Qd', 'Qd'],
    ...['Ks', 'Kh'],
    ...['bj', 'sj', 'Jc', '3d'],
  ]);
});

test('from the topmost card down is the rank, from the front card down that card', () => {
  const nines = columns[5];
  if (!nines) throw new Error('no nines');
  expect(downFrom(nines, 8)).toEqual([8, 9, 10, 11]);
  expect(downFrom(nines, 11)).toEqual([11]);
});

test('a slide takes as many of each column as of the first', () => {
  expect(runAcross(columns, 3, 7)).toEqual([3, 6, 7]);
  expect(runAcross(columns, 5, 3)).toEqual([2, 3, 5, 6]);
  expect(runAcross(columns, 9, 11)).toEqual([9, 10, 11]);
});
