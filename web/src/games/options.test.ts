import { expect, test } from 'vitest';

import lobby from '../i18n/zh-Hans/lobby.ts';
import type { Field, OptionsForm } from '../wire/kernel.ts';
import {
  conflictOf,
  differing,
  grouped,
  matchLength,
  ofPreset,
  otherThan,
  ownLength,
  presetOf,
  stillValid,
  usual,
} from './options.ts';

const field = (name: string, group: string, rest: Partial<Field>): Field => ({
  name,
  label: { zh: name, en: name, group, values: {}, help_zh: '', help_en: '' },
  default: false,
  values: [true, false],
  least: null,
  most: null,
  ...rest,
});

const form: OptionsForm = {
  fields: [
    field('wild_claims', 'play', { default: 'full', values: ['full', 'pong_only', 'none'] }),
    field('max_bid', 'auction', { default: 7, values: [5, 6, 7] }),
    field('wild_added_kong', 'play', {}),
    field('base_score', 'table', { default: 1, values: null, least: 1, most: 100 }),
  ],
  conflicts: [{ when: { wild_claims: 'none' }, forbids: { wild_added_kong: true }, key: 'no-wild-in-melds' }],
  presets: { club: { wild_claims: 'pong_only', wild_added_kong: true } },
};

const start = usual(form);

test('starts with the defaults', () => {
  expect(start).toEqual({ wild_claims: 'full', max_bid: 7, wild_added_kong: false, base_score: 1 });
  expect(differing(form, start)).toEqual([]);
});

test('greys a choice from either side of a conflict', () => {
  expect(conflictOf(form, start, 'wild_claims', 'none')).toBeUndefined();
  const withoutWilds = { ...start, wild_claims: 'none' };
  expect(conflictOf(form, withoutWilds, 'wild_added_kong', true)?.key).toBe('no-wild-in-melds');
  const withKong = { ...start, wild_added_kong: true };
  expect(conflictOf(form, withKong, 'wild_claims', 'none')?.key).toBe('no-wild-in-melds');
  expect(conflictOf(form, withKong, 'max_bid', 5)).toBeUndefined();
});

test('a conflict names the other option', () => {
  const conflict = form.conflicts[0] as OptionsForm['conflicts'][number];
  expect(otherThan('wild_claims', conflict)).toBe('wild_added_kong');
  expect(otherThan('wild_added_kong', conflict)).toBe('wild_claims');
});

test('knows a preset by its choices, and one’s own by nothing', () => {
  expect(ofPreset(form, 'club')).toEqual({ ...start, wild_claims: 'pong_only', wild_added_kong: true });
  expect(presetOf(form, start)).toBeNull();
  expect(presetOf(form, ofPreset(form, 'club'))).toBe('club');
  expect(presetOf(form, { ...start, max_bid: 5 })).toBeUndefined();
});

test('what differs is told in the form’s order', () => {
  const differ = differing(form, { base_score: 2, wild_claims: 'none' });
  expect(differ.map(({ name }) => name)).toEqual(['wild_claims', 'base_score']);
});

test('remembered choices are taken as far as they still are ones', () => {
  const kept = { wild_claims: 'none', max_bid: 12, wild_added_kong: 'yes', base_score: 101, gone: 3 };
  expect(stillValid(form, kept)).toEqual({ ...start, wild_claims: 'none' });
  expect(stillValid(form, { wild_claims: 'none', wild_added_kong: true })).toEqual(start);
});

test('groups stand in the order in which they first appear', () => {
  expect(grouped(form).map(([group, fields]) => [group, fields.map(({ name }) => name)])).toEqual([
    ['play', ['wild_claims', 'wild_added_kong']],
    ['auction', ['max_bid']],
    ['table', ['base_score']],
  ]);
});

test('a game may have a match length of its own', () => {
  expect(ownLength(form)).toBeUndefined();
  expect(matchLength(form, { rounds: 6, options: {} })).toBe(6);
  expect(matchLength(undefined, { rounds: null, options: { deals: 4 } })).toBeNull();

  const deals = field('deals', 'table', { default: 8, values: [4, 8, 16, 'endless'] });
  const lasting = { ...form, fields: [...form.fields, deals] };
  expect(ownLength(lasting)).toBe(deals);
  expect(matchLength(lasting, { rounds: null, options: { deals: 4 } })).toBe(4);
  expect(matchLength(lasting, { rounds: null, options: {} })).toBe(8);
  expect(matchLength(lasting, { rounds: null, options: { deals: 'endless' } })).toBeNull();

  const hands = field('hand_count', 'table', { default: 8, values: [4, 8, 16] });
  expect(matchLength({ ...form, fields: [hands] }, { rounds: null, options: { hand_count: 16 } })).toBe(16);
});

type Dump = { options: OptionsForm; words: Record<string, unknown> };
const dumps = import.meta.glob<Dump>('../generated/games/*.json', { eager: true, import: 'default' });

test.each(Object.entries(dumps))(
  'in %s options stand under words, not under keys',
  (_, { options, words }) => {
    const known = { ...words, ...lobby.friends.groups };
    expect(
      grouped(options)
        .map(([group]) => group)
        .filter((group) => !(group in known)),
    ).toEqual([]);
    expect(Object.keys(options.presets).filter((preset) => !(`preset.${preset}` in words))).toEqual([]);
  },
);
