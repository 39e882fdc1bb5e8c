import { expect, test } from 'vitest';

import turned from '../../tests/fixtures/turned.json';
import type { Happened } from '../table/family.ts';
import { Seeded } from './chance.ts';
import { checkWall, dealt, firstOf, tileSet, Wall } from './wall.ts';

test('a set has 136 tiles, four of each kind, and 144 with one of each flower', () => {
  const tiles = tileSet();
  expect(tiles).toHaveLength(136);
  expect(tiles.filter((tile) => tile === '7z')).toHaveLength(4);
  expect(new Set(tiles).size).toBe(34);
  expect(tileSet(true).slice(136)).toEqual(['1f', '2f', '3f', '4f', '5f', '6f', '7f', '8f']);
});

test.each([
  // Worked example 28 of the rules page: dice 5, dealer seat 2: stacks 1–5 of the wall of seat 2 stay.
  [2, [1, 4], 136, 2 * (2 * 17 + 5)],
  // Dice 8: the wall of the seat before the dealer, which is built after that of the seat behind it.
  [2, [4, 4], 136, 2 * (3 * 17 + 8)],
  // The dealer's own wall at 9; seat 0 builds first.
  [0, [3, 6], 136, 2 * 9],
  // Twelve stacks of seat 3's wall, built second.
  [0, [6, 6], 136, 2 * (17 + 12)],
  // Worked example 3 of 温岭麻将: the dealer throws 3, the wall of the seat opposite is broken, which throws 7.
  [0, [1, 2, 3, 4], 144, 2 * (2 * 18 + 10)],
  // Twenty-one stacks: three of them in the next wall, which is that of seat 1.
  [0, [6, 5, 5, 5], 144, 2 * (3 * 18 + 3)],
])('dealer %i throws %j, %i tiles: the head is at %i', (dealer, dice, tiles, first) => {
  expect(firstOf(dealer, dice, tiles)).toBe(first);
});

test('the head eats on; the tail takes top before bottom of the last stack', () => {
  const wall = new Wall(['a', 'b', 'c', 'd', 'e', 'f']);
  expect(wall.fromHead()).toBe('a');
  expect([wall.fromTail(), wall.fromTail(), wall.fromTail()]).toEqual(['e', 'f', 'c']);
  expect(wall.fromHead()).toBe('b');
  expect(wall.fromHead()).toBe('d');
});

test('hands are dealt in fours, then one, then one more for the first', () => {
  const wall = new Wall(Array.from({ length: 136 }, (_, at) => String(at)));
  const hands = dealt(wall, [1, 0, 3, 2]);
  expect(hands.map((hand) => hand.length)).toEqual([13, 14, 13, 13]);
  expect(hands[1]?.slice(0, 5)).toEqual(['0', '1', '2', '3', '16']);
  expect(hands[1]?.slice(-2)).toEqual(['48', '52']);
});

/** A round of 诸暨麻将, dealt counter-clockwise: a tile was turned up, and four were drawn past it after kongs. */
const check = async (events: readonly { type: string }[]) =>
  checkWall(await Seeded.of(turned.seed), events, turned.options);

test('a turned tile is the first of the tail, and kongs are replaced past it', async () => {
  const drawn = turned.events.filter(({ type }) => type === 'drew').length;
  expect(await check(turned.events)).toEqual({ of: 'wall', tiles: 53 + 1 + drawn, fault: null });
});

test('another tile turned up is found out', async () => {
  const other = turned.events.map((event) =>
    event.type === 'wild-fixed' ? { ...event, turned: '7z', tiles: ['5z'] } : event,
  );
  expect((await check(other)).fault).toBe('turned');
});

// What `games/wenling_mahjong` deals from the seed 00 01 … 1f to dealer 1.
const SEED = Array.from({ length: 32 }, (_, byte) => byte.toString(16).padStart(2, '0')).join('');
const hand = (seat: number, tiles: string) => ({
  type: 'dealt',
  seat,
  number: tiles.split(' ').length,
  tiles: tiles.split(' '),
});
const drew = (seat: number, tile: string) => ({ type: 'drew', seat, end: 'tail', left: 0, tile });
const WENLING: (Happened & Record<string, unknown>)[] = [
  { type: 'wall-broken', dealer: 1, dice: [5, 1, 1, 2], owner: 2, kept: 9 },
  hand(0, '1m 2m 4m 3p 4p 8p 9p 3s 4s 4s 5s 7s 9s 2z 3z 5z'),
  hand(1, '3m 5m 7m 7m 8m 5p 6p 9p 2s 3s 7s 7s 8s 9s 2z 4z 6z'),
  hand(2, '1m 5m 6m 7m 9m 2p 5p 2s 6s 6s 6s 3z 3z 4z 7z 4f'),
  hand(3, '1m 2m 3m 4m 4m 8m 9m 2p 8p 5s 5s 6s 5z 6z 7z 7f'),
  { type: 'indicator-turned', tile: '5z', wilds: ['5z'], specials: [] },
  drew(1, '6p'),
  drew(2, '4m'),
  drew(2, '6p'),
  drew(3, '5s'),
  drew(3, '2m'),
  drew(3, '9s'),
];

test('two throws, sixteen tiles, a tile turned up and what replaces flowers are dealt again', async () => {
  const chance = await Seeded.of(SEED);
  expect(await checkWall(chance, WENLING, {})).toEqual({ of: 'wall', tiles: 72, fault: null });
  const other = WENLING.map((event) =>
    event.type === 'indicator-turned' ? { ...event, tile: '6z' } : event,
  );
  expect((await checkWall(chance, other, {})).fault).toBe('draw');
});
