import { expect, test } from 'vitest';

import type { Sample } from '../../wire/admin.ts';
import { overlaid } from './days.ts';

const MIDNIGHT = 1_000 * 86_400_000;
const sample = (minutes: number, people: number): Sample => ({
  at: MIDNIGHT + minutes * 60_000,
  people,
  playing: 0,
  median: null,
  slowest: null,
});
const people = (one: Sample) => one.people;

test('today lies over yesterday by the time of day, the most of each ten minutes', () => {
  const samples = [sample(-1_440, 3), sample(-1, 4), sample(0, 5), sample(9, 7), sample(10, 2)];
  const [hours, today, yesterday] = overlaid(samples, MIDNIGHT, people);
  expect([hours.length, hours[1], hours[143]]).toEqual([144, 1 / 6, 143 / 6]);
  expect(today.slice(0, 3)).toEqual([7, 2, null]);
  expect([yesterday[0], yesterday[1], yesterday[143]]).toEqual([3, null, 4]);
});

test('what is older than yesterday, or was not measured, is not drawn', () => {
  const [, today, yesterday] = overlaid([sample(-1_441, 3), sample(5, 1)], MIDNIGHT, (one) => one.median);
  expect([...today, ...yesterday].every((value) => value === null)).toBe(true);
});
