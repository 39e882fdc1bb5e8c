import { expect, test } from 'vitest';

import { standingsOf, wonPercent } from './standings.ts';

const figures = (game: string, rounds: number, won: number) => ({
  game,
  rounds,
  won,
  points: 0,
  best: 0,
  worst: 0,
});
const rating = (game: string) => ({ game, rating: 1000, rounds: 3, provisional: true });

test('figures and ratings of a game stand together, the most played first', () => {
  const statistics = [figures('guan-pai', 9, 3), figures('bao-hong-wu', 2, 1)];
  expect(standingsOf({ statistics, ratings: [rating('bao-hong-wu')] })).toEqual([
    { game: 'guan-pai', rating: null, statistics: statistics[0] },
    { game: 'bao-hong-wu', rating: rating('bao-hong-wu'), statistics: statistics[1] },
  ]);
});

test('of who keeps his rounds to himself the ratings are left', () => {
  expect(standingsOf({ statistics: null, ratings: [rating('guan-pai')] })).toEqual([
    { game: 'guan-pai', rating: rating('guan-pai'), statistics: null },
  ]);
});

test('won rounds are told of a hundred', () => {
  expect(wonPercent(figures('guan-pai', 3, 1))).toBe(33);
  expect(wonPercent(figures('guan-pai', 0, 0))).toBe(0);
});
