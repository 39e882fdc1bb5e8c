import { expect, test } from 'vitest';

import { biddingGrid } from './bids.ts';

const bid = (call: string) => ({ type: 'bid', call });
const legal = (row: { key: string; action: unknown }[] | undefined) =>
  row?.map(({ key, action }) => (action ? key : key.toLowerCase()));

test('the whole ladder before the first bid', () => {
  const calls = [2, 3, 4].flatMap((tai) => [`T${tai}`, `D${tai}`, `W${tai}`]);
  const { numbers, rows } = biddingGrid(calls.map(bid), []);
  expect(numbers).toEqual([2, 3, 4]);
  expect(rows.map(legal)).toEqual([
    ['T2', 'T3', 'T4'],
    ['D2', 'D3', 'D4'],
    ['W2', 'W3', 'W4'],
  ]);
});

test('what has been outbid stays in its place, without an action', () => {
  const { rows } = biddingGrid(['W3', 'T4', 'D4', 'W4'].map(bid), ['D3', 'pass-bid']);
  expect(rows.map(legal)).toEqual([
    ['t2', 't3', 'T4'],
    ['d2', 'd3', 'D4'],
    ['w2', 'W3', 'W4'],
  ]);
});

test('a ladder without bids for no wild tile', () => {
  expect(biddingGrid(['T3', 'D3'].map(bid), []).rows).toHaveLength(2);
});
