import { expect, test } from 'vitest';

import vectors from '../../tests/patch-vectors.json';
import { patched, type Patch } from './patch.ts';

// Written by tests/patch_vectors.py with the hall's own `difference`.
test.each(vectors as { name: string; old: unknown; patch: Patch; new: unknown }[])(
  'as the hall patches: $name',
  ({ old, patch, new: wanted }) => {
    const before = structuredClone(old);
    expect(patched(old, patch)).toEqual(wanted);
    expect(old).toEqual(before);
  },
);

test('what has not changed stays the same object', () => {
  const old = { ponds: [['1m'], ['2m']], turn: 0 };
  const now = patched(old, [[['ponds', 1], 1, 0, ['3p']]]);
  expect(now).toEqual({ ponds: [['1m'], ['2m', '3p']], turn: 0 });
  expect(now.ponds[0]).toBe(old.ponds[0]);
});

test.each<[string, unknown, Patch]>([
  ['a place that is not there', { hand: ['1m'] }, [[['hand', 4, 'tile'], '2m']]],
  ['the inside of a plain value', { turn: 1 }, [[['turn', 'seat'], 2]]],
  ['a list that is none', { turn: 1 }, [[['turn'], 0, 1, []]]],
])('refuses a patch of another value: %s', (_, value, patch) => {
  expect(() => patched(value, patch)).toThrow(RangeError);
});
