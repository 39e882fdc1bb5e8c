import { expect, test } from 'vitest';

import type { GameCard } from '../wire/hall.ts';
import type { Family, Region } from '../wire/kernel.ts';
import { gamesOfKind, kindsWithGames } from './kinds.ts';

const game = (key: string, family: Family, ...regions: Region[]) =>
  ({ key, about: { family, regions } }) as unknown as GameCard;

const games = [
  game('zhuji-bao-mahjong', 'mahjong', 'zhuji'),
  game('bao-hong-wu', 'tricks', 'zhuji'),
  game('wenling-liu-jia-tong', 'climbing', 'wenling'),
  game('xiangqi', 'boards', 'zhuji', 'wenling', 'national'),
];

const keys = (found: GameCard[]) => found.map(({ key }) => key);

test('local games are those of the town, climbing and trick games are both cards', () => {
  expect(keys(gamesOfKind('local', 'wenling', games))).toEqual(['wenling-liu-jia-tong', 'xiangqi']);
  expect(keys(gamesOfKind('cards', 'zhuji', games))).toEqual(['bao-hong-wu', 'wenling-liu-jia-tong']);
});

test('tabs without games are not shown', () => {
  expect(kindsWithGames('zhuji', games)).toEqual(['local', 'mahjong', 'cards', 'boards']);
  expect(kindsWithGames('national', games.slice(0, 1))).toEqual(['mahjong']);
});
