import { expect, test } from 'vitest';

import { remaining, warning } from './time.ts';

const TIMED = { left: 10_000, bank: 20_000, at: 1000 };

test('first the own time runs, then the bank', () => {
  expect(remaining(TIMED, 1000)).toMatchObject({ seconds: 10, part: 1, onBank: false });
  expect(remaining(TIMED, 8500)).toMatchObject({ seconds: 3, part: 0.25, low: false });
  expect(remaining(TIMED, 12_000)).toMatchObject({ seconds: 19, onBank: true, low: false });
  expect(remaining(TIMED, 27_000)).toMatchObject({ seconds: 4, onBank: true, low: true });
});

test('without a bank the last five seconds are low, and nothing is less than none', () => {
  expect(remaining({ ...TIMED, bank: 0 }, 6100).low).toBe(true);
  expect(remaining({ ...TIMED, bank: 0 }, 99_000)).toMatchObject({ seconds: 0, part: 0 });
});

test('a clock that is a little behind shows no more than there was', () => {
  expect(remaining(TIMED, 0).seconds).toBe(10);
});

test('who listens is warned at ten and at five seconds before the end, the bank included', () => {
  const at = (seconds: number) => warning(TIMED, 1000 + seconds * 1000);
  expect([19, 20, 24.5, 25, 29].map(at)).toEqual([null, 10, 10, 5, 5]);
});

test('a short question warns once', () => {
  const short = { left: 8000, bank: 0, at: 0 };
  expect([0, 2.5, 3].map((seconds) => warning(short, seconds * 1000))).toEqual([null, null, 5]);
});
