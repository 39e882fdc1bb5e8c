import { expect, test } from 'vitest';

import round from '../../tests/fixtures/round.json';
import type { Record as RoundRecord } from '../wire/kernel.ts';
import { filmOf, heldBy, searchOf, spotOf, ticksOf, within } from './steps.ts';

const record = round as unknown as RoundRecord;
const film = filmOf(record);

test('a frame for the deal and one for each act', () => {
  expect(film.frames).toHaveLength(record.acts.length + 1);
  expect(film.events).toHaveLength(film.frames.length);
});

test('it begins as dealt and ends with the outcome', () => {
  const [first] = film.frames;
  expect(first?.privates.map(heldBy).map((hand) => hand.length)).toEqual(first?.public.held);
  expect(first?.public.outcome).toBeNull();
  expect(film.frames.at(-1)?.public.outcome?.points).toEqual(record.outcome?.['points']);
});

test('a discard lies in its pond in the frame of its act', () => {
  film.events.forEach((happened, step) => {
    for (const event of happened) {
      if (event.type !== 'discarded') continue;
      expect(film.frames[step]?.public.ponds[event.seat]?.at(-1)?.tile).toBe(event.tile);
    }
  });
});

test('earlier frames stay as they were: patches change nothing behind them', () => {
  expect(film.frames[0]?.public.ponds.every((pond) => pond.length === 0)).toBe(true);
});

test('no step leads out of the film', () => {
  expect([-3, 2.7, 9999, Number.NaN].map((step) => within(film, step))).toEqual([
    0,
    2,
    film.frames.length - 1,
    0,
  ]);
});

test('claims, kongs and the win are marked', () => {
  const ticks = ticksOf(film);
  expect(ticks.at(-1)).toEqual({ step: film.frames.length - 1, kind: 'win' });
  expect(ticks.some(({ kind }) => kind === 'claim')).toBe(true);
});

test('a link leads to a step and a seat, and bad ones to the start', () => {
  expect(spotOf(searchOf({ step: 12, seat: 1 }))).toEqual({ step: 12, seat: 1 });
  expect(spotOf(searchOf({ step: 3, seat: null }))).toEqual({ step: 3, seat: null });
  expect(spotOf('?step=x&seat=-1')).toEqual({ step: 0, seat: null });
});
