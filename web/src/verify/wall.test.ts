import { expect, test } from 'vitest';

import turned from '../../tests/fixtures/turned.json';
import { Seeded } from './chance.ts';
import { checkWall, dealt, firstOf, tileSet, Wall } from './wall.ts';

test('a set has 136 tiles, four of each kind', () => {
  const tiles = tileSet();
  expect(tiles).toHaveLength(136);
  expect(tiles.filter((tile) => tile === '7z')).toHaveLength(4);
  expect(new Set(tiles).size).toBe(34);
});

test.each([
  // Worked example 28 of the rules page: dice 5, dealer seat 2: stacks 1–5 of the wall of seat 2 stay.
  [2, 5, 2 * (2 * 17 + 5)],
  // Dice 8: the wall of the seat before the dealer, which is built after that of the seat behind it.
  [2, 8, 2 * (3 * 17 + 8)],
  // The dealer's own wall at 9; seat 0 builds first.
  [0, 9, 2 * 9],
  // Twelve stacks of seat 3's wall, built second.
  [0, 12, 2 * (17 + 12)],
])('dealer %i throws %i: the head is at %i', (dealer, sum, first) => {
  expect(firstOf(dealer, sum)).toBe(first);
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
