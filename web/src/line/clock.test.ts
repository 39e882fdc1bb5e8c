import { expect, test, vi } from 'vitest';

import { HallClock } from './clock.ts';

test('guesses the hall’s clock by the middle of the shortest round trip', () => {
  vi.useFakeTimers({ now: 1_000_000 });
  const clock = new HallClock();
  expect(clock.trip).toBeNull();
  clock.answered(5_000_100, 1_000_000 - 200);
  expect([clock.now(), clock.trip]).toEqual([5_000_200, 200]);
  // A slower answer tells less; a faster one more.
  clock.answered(5_009_999, 1_000_000 - 900);
  expect(clock.now()).toBe(5_000_200);
  clock.answered(5_000_150, 1_000_000 - 40);
  expect([clock.now(), clock.trip]).toEqual([5_000_170, 40]);
  // After a minute any answer is better than a guess that has drifted.
  vi.advanceTimersByTime(60_001);
  clock.answered(5_070_000, Date.now() - 100);
  expect(clock.now()).toBe(5_070_050);
  vi.useRealTimers();
});
