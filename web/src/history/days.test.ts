import { expect, test } from 'vitest';

import type { RoundCard } from '../wire/hall.ts';
import { byDay, daysAgo, pointsOf, startOfDay } from './days.ts';

const at = (day: number, hour: number) => new Date(2026, 10, day, hour).getTime();
const round = (ended: number, over: Partial<RoundCard> = {}) =>
  ({ ended, seats: [], points: [], ...over }) as unknown as RoundCard;

test('rounds lie under the day on which they ended', () => {
  const days = byDay([round(at(3, 21)), round(at(3, 0)), round(at(1, 23))]);
  expect(days.map(({ start, rounds }) => [start, rounds.length])).toEqual([
    [at(3, 0), 2],
    [at(1, 0), 1],
  ]);
});

test('days are counted by midnights, not by hours', () => {
  expect(daysAgo(startOfDay(at(2, 23)), at(3, 1))).toBe(1);
  expect(daysAgo(startOfDay(at(3, 0)), at(3, 23))).toBe(0);
});

test('a round brings a player the points of his seat', () => {
  const seat = (player: string) => ({ player, name: '', avatar: 0, bot: false, me: false });
  const seats = [seat('zhou'), seat('chen')];
  expect(pointsOf(round(0, { seats, points: [26, -26] }), 'chen')).toBe(-26);
  expect(pointsOf(round(0, { seats, points: [26, -26] }), 'wang')).toBeNull();
});
