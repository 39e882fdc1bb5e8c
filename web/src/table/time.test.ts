import { expect, test } from 'vitest';

import { remaining } from './time.ts';

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
