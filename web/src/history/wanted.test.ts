import { expect, test } from 'vitest';

import { ANY, askedOf, isAny, searchOf, spanOf, spanTo, wantedOf } from './wanted.ts';

const at = (day: number, hour: number) => new Date(2026, 10, day, hour).getTime();

test('the address says what is looked for, and is read back', () => {
  const wanted = { ...ANY, game: 'guan-pai', from: '2026-11-03', partner: 'p7' };
  expect(searchOf(wanted)).toBe('?game=guan-pai&from=2026-11-03&partner=p7');
  expect(wantedOf(searchOf(wanted))).toEqual(wanted);
  expect(searchOf(ANY)).toBe('');
  expect(isAny(wantedOf(''))).toBe(true);
});

test('what is no day is no day', () => {
  expect(wantedOf('?from=yesterday&to=2026-11')).toEqual(ANY);
});

test('days are asked for from midnight to the midnight after', () => {
  expect(askedOf({ ...ANY, from: '2026-11-03', to: '2026-11-30' })).toEqual({
    since: at(3, 0),
    until: new Date(2026, 11, 1).getTime(),
  });
  expect(askedOf(ANY)).toEqual({});
});

test('a span ends today and is known again', () => {
  const now = at(9, 21);
  expect(spanTo(now, 'today')).toEqual({ from: '2026-11-09', to: null });
  expect(spanTo(now, 'week')).toEqual({ from: '2026-11-03', to: null });
  expect(spanOf({ ...ANY, ...spanTo(now, 'month') }, now)).toBe('month');
  expect(spanOf({ ...ANY, from: '2026-11-01' }, now)).toBeNull();
  expect(spanOf(ANY, now)).toBeNull();
});
