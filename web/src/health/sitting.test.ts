import { expect, test } from 'vitest';

import { Sitting } from './sitting.ts';

const MINUTE = 60_000;

function sat(sitting: Sitting, from: number, to: number) {
  for (let minute = from; minute <= to; minute += 1) sitting.seen(minute * MINUTE);
}

test('every hour is told once', () => {
  const sitting = new Sitting();
  expect(sitting.due(0)).toBeNull();
  sat(sitting, 0, 59);
  expect(sitting.due(59 * MINUTE)).toBeNull();
  sat(sitting, 60, 63);
  expect(sitting.due(63 * MINUTE)).toBe(60);
  expect(sitting.due(64 * MINUTE)).toBeNull();
  sat(sitting, 64, 125);
  expect(sitting.due(125 * MINUTE)).toBe(120);
});

test('a break begins the hour anew, going from table to table does not', () => {
  const sitting = new Sitting();
  sat(sitting, 0, 50);
  sat(sitting, 60, 61);
  expect(sitting.due(61 * MINUTE)).toBe(60);
  sat(sitting, 80, 100);
  expect(sitting.due(100 * MINUTE)).toBeNull();
});
