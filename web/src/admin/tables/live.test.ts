import { expect, test } from 'vitest';

import type { LiveTable } from '../../wire/admin.ts';
import { away, minutesSince, who } from './live.ts';

const seat = (name: string, changes: object = {}) => ({
  player: name,
  name,
  avatar: 0,
  town: 'zhuji',
  bot: false,
  online: true,
  autopilot: false,
  ready: false,
  points: 0,
  won: 0,
  ...changes,
});
const table = (...seats: LiveTable['seats']) => ({ seats }) as LiveTable;
const said = (one: LiveTable) =>
  who(
    one,
    (name, people) => `${name}+${people}`,
    (people) => `?${people}`,
    'bots',
  );

test('the first person stands for all, bots for nobody', () => {
  expect(said(table(seat('robot', { bot: true }), seat('周'), null, seat('娟')))).toBe('周+2');
  expect(said(table(seat('robot', { bot: true }), null))).toBe('bots');
});

test('names that are veiled are not told', () => {
  expect(said(table(seat(''), seat('')))).toBe('?2');
});

test('whoever is played for is not counted as lost too', () => {
  const one = table(
    seat('周', { online: false, autopilot: true }),
    seat('娟', { online: false }),
    seat('福'),
  );
  expect([away(one, 'autopilot'), away(one, 'line')]).toEqual([1, 1]);
});

test('whole minutes, none before it began', () => {
  expect(minutesSince(0, 119_999)).toBe(1);
  expect(minutesSince(5, 0)).toBe(0);
});
