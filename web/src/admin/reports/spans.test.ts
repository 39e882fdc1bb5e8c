import { expect, test } from 'vitest';

import { hoursOf, spansOf } from './spans.ts';

test('only a ban may be for good, and a warning has no time', () => {
  expect(spansOf('warn')).toEqual([]);
  expect(spansOf('mute')).toEqual([1, 24, 72, 168, 720]);
  expect(spansOf('ban')).toEqual([1, 24, 72, 168, 720, 0]);
  expect(hoursOf('ban', 0)).toBe(null);
  expect(hoursOf('warn', 24)).toBe(null);
  expect(hoursOf('mute', 24)).toBe(24);
});
