import { expect, test } from 'vitest';

import round from '../../tests/fixtures/round.json';
import type { Line, Outcome, Transfer } from '../wire/kernel.ts';
import { clausesOf, payTable, reasonsOf, signed } from './payments.ts';

const line = (key: string, transfers: Transfer[] = []): Line => ({ key, params: {}, transfers });

/** The rules page's mock-up: seat 0 threw to seat 1 who has 3 台, seat 2 had declared 3 台. */
const OUTCOME: Outcome = {
  points: [2, 26, -34, 6],
  lines: [
    line('tai.red-dragon'),
    line('hand', [
      [0, 1, 8],
      [2, 1, 4],
      [3, 1, 4],
    ]),
    line('contract', [
      [2, 0, 10],
      [2, 1, 10],
      [2, 3, 10],
    ]),
  ],
  carry: {},
  ending: 'other-throws',
};

test('columns are the kinds of payment, the winner comes first, then who gained most', () => {
  const { columns, rows } = payTable(OUTCOME, [1]);
  expect(columns.map(({ line: { key } }) => key)).toEqual(['hand', 'contract']);
  expect(rows).toEqual([
    { seat: 1, parts: [16, 10], total: 26 },
    { seat: 3, parts: [-4, 10], total: 6 },
    { seat: 0, parts: [-8, 10], total: 2 },
    { seat: 2, parts: [-4, -30], total: -34 },
  ]);
});

test('each row adds up and each column is paid by somebody', () => {
  for (const outcome of [OUTCOME, round.outcome as unknown as Outcome]) {
    const { columns, rows } = payTable(outcome, []);
    for (const { parts, total } of rows) expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);
    for (const { points } of columns) expect(points.reduce((sum, part) => sum + part, 0)).toBe(0);
  }
});

test('lines without payment are the reasons', () => {
  expect(reasonsOf(OUTCOME).map(({ key }) => key)).toEqual(['tai.red-dragon']);
});

test('what is paid alike is said in one clause', () => {
  const [, hand, contract] = OUTCOME.lines;
  expect(clausesOf(hand?.transfers ?? [])).toEqual([
    { payers: [0], receivers: [1], amount: 8 },
    { payers: [2, 3], receivers: [1], amount: 4 },
  ]);
  expect(clausesOf(contract?.transfers ?? [])).toEqual([{ payers: [2], receivers: [0, 1, 3], amount: 10 }]);
});

test('two different debts never become one clause', () => {
  const clauses = clausesOf([
    [0, 1, 5],
    [2, 3, 5],
    [0, 3, 5],
  ]);
  const paid = clauses.flatMap(({ payers, receivers }) =>
    payers.flatMap((p) => receivers.map((r) => `${p}→${r}`)),
  );
  expect(paid.sort()).toEqual(['0→1', '0→3', '2→3']);
});

test('plus and minus carry their sign', () => {
  expect([26, -1156, 0].map(signed)).toEqual(['+26', '−1,156', '0']);
});
