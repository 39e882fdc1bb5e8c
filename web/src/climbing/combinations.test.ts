import { describe, expect, test } from 'vitest';

import told from '../../tests/fixtures/combinations.json';
import type { Laid, Table } from '../wire/climbing.ts';
import { atomIn, beats, bombSize, lyingReading, read } from './combinations.ts';
import { RANKS } from './ranks.ts';

const tables = Object.fromEntries(told.map(({ name, table }) => [name, table as unknown as Table]));
const SIX = tables['wenling-liu-jia-tong'] as Table;
const STRICT = tables['guan-pai'] as Table;

const lying = (table: Table, kind: string, stands: string) =>
  lyingReading(table, { kind, stands: stands.split(' ') } as Laid);
const cards = (text: string) => text.split(' ');
const kinds = (table: Table, text: string, last = false) =>
  read(table, cards(text), null, last).found.map(({ kind }) => kind);

// Read by the kernel itself (tests/fixtures/combinations.json).
describe.each(told)('$name', ({ name, cases }) => {
  const table = tables[name] as Table;
  test.each(cases)('$cards on $lying', ({ cards, lying, last, kinds, stands, why }) => {
    const on = lying && lyingReading(table, lying);
    expect(on === null).toBe(lying === null);
    const found = read(table, cards, on, last);
    expect(found.found.map(({ kind }) => kind)).toEqual(kinds);
    expect(found.found[0]?.ranks.map((rank) => RANKS[rank]) ?? []).toEqual(stands);
    expect(found.why).toBe(why);
  });
});

test('what can be a bomb is one, and with wild jokers it is one of so many', () => {
  expect(read(SIX, cards('8c 8d 8h sj sj'), null, false).found).toMatchObject([
    { kind: 'bomb', ranks: [6, 6, 6, 6, 6] },
  ]);
});

test('a lead that fits two kinds is read as either', () => {
  expect(kinds(SIX, '3c 3d 4c 4d sj bj')).toEqual(['triple-run', 'pair-run']);
});

test('four small jokers beat eight of a kind, four big ones those, nine both', () => {
  const small = lying(SIX, 'joker-bomb', 'sj sj sj sj');
  const big = lying(SIX, 'joker-bomb', 'bj bj bj bj');
  const eight = lying(SIX, 'bomb', '2 2 2 2 2 2 2 2');
  const nine = lying(SIX, 'bomb', '3 3 3 3 3 3 3 3 3');
  if (!small || !big || !eight || !nine) throw new Error('not read');
  expect([beats(small, eight), beats(big, small), beats(nine, big)]).toEqual([true, true, true]);
  expect([beats(eight, small), beats(small, big), beats(big, nine), beats(nine, nine)]).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

test('four without a fifth card are a bomb only as the last cards', () => {
  expect(kinds(STRICT, '5c 5d 5h 5s')).toEqual([]);
  expect(kinds(STRICT, '5c 5d 5h 5s', true)).toEqual(['bomb']);
});

test('how many of a rank are a bomb', () => {
  expect([bombSize(SIX, 3), bombSize(SIX, 13), bombSize(STRICT, 3), bombSize(STRICT, 12)]).toEqual([
    4, 4, 4, 3,
  ]);
  expect(bombSize(STRICT, 0)).toBeNull();
});

test('identical cards are an atom, not any three of a rank', () => {
  const table = tables['yuan-zi'] as Table;
  expect(atomIn(table, cards('6c 6c 6c 6d'))).toBe('atom');
  expect(atomIn(table, cards('6c 6c 6h 6d'))).toBeNull();
  expect(atomIn(SIX, cards('6c 6c 6c 6c'))).toBeNull();
});

test('of a table with kinds that this client does not know it refuses nothing', () => {
  const newer = { ...SIX, kinds: [...SIX.kinds, { form: 'spirals', key: 'spiral' }] } as unknown as Table;
  expect(read(SIX, cards('3c 5d'), null, false).why).toBe('no-combination');
  expect(read(newer, cards('3c 5d'), null, false)).toEqual({ found: [], why: null });
  expect(read(newer, cards('3c 3d'), null, false).found).toMatchObject([{ kind: 'pair' }]);
});
