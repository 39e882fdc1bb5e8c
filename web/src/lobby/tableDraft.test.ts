import { beforeEach, expect, test } from 'vitest';

import type { GameCard } from '../wire/hall.ts';
import { draftOf, ofTerms, remember, termsOf } from './tableDraft.ts';

const game = {
  key: 'guan-pai',
  about: { seats: [2, 3] },
  options: { fields: [], conflicts: [], presets: {} },
} as unknown as GameCard;

beforeEach(() => localStorage.clear());

test('a first table has eight rounds, for anybody with the code', () => {
  expect(draftOf(game)).toEqual({
    choices: {},
    rounds: 8,
    limit: null,
    protected: false,
    admits: 'anybody',
    spectators: true,
    seats: null,
    bots: false,
  });
});

test('the last table of a game is remembered', () => {
  const draft = { ...draftOf(game), rounds: null, limit: 100, seats: 3, spectators: false };
  remember(game.key, draft);
  expect(draftOf(game)).toEqual(draft);
});

test('terms that were saved become the same draft again, but for the bots', () => {
  const draft = { ...draftOf(game), rounds: 16, admits: 'registered' as const, seats: 3, bots: true };
  expect(ofTerms(game, termsOf(game.key, draft), false)).toEqual({ ...draft, bots: false });
});

test('seats and rounds that are not offered are as usual', () => {
  remember(game.key, { ...draftOf(game), seats: 4, rounds: 5 });
  expect(draftOf(game)).toMatchObject({ seats: null, rounds: 8 });
});
