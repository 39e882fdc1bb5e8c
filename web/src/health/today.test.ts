import { beforeEach, expect, test } from 'vitest';

import { isFirstVisit } from './today.ts';

beforeEach(() => localStorage.clear());

test('the word of health is said once a day', () => {
  const evening = new Date(2026, 10, 30, 23).getTime();
  const hours = 60 * 60 * 1000;
  expect(isFirstVisit(localStorage, evening)).toBe(true);
  expect(isFirstVisit(localStorage, evening + 1000)).toBe(false);
  expect(isFirstVisit(localStorage, evening + 2 * hours)).toBe(true);
});
