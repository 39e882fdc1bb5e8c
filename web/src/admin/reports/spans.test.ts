import { expect, test } from 'vitest';

import { speak } from '../../i18n/index.ts';
import { moment } from '../moments.ts';
import { endOf, hoursOf, spansOf } from './spans.ts';

test('only a ban may be for good, and a warning has no time', () => {
  expect(spansOf('warn')).toEqual([]);
  expect(spansOf('mute')).toEqual([1, 24, 72, 168, 720]);
  expect(spansOf('ban')).toEqual([1, 24, 72, 168, 720, 0]);
  expect(hoursOf('ban', 0)).toBe(null);
  expect(hoursOf('warn', 24)).toBe(null);
  expect(hoursOf('mute', 24)).toBe(24);
});

test('of an earlier sanction its end is told, whatever it was', async () => {
  await speak('zh-Hans');
  const until = Date.UTC(2026, 11, 8);
  expect(endOf({ kind: 'ban', until, lifted_at: null })).toBe(`到 ${moment(until)} 为止`);
  expect(endOf({ kind: 'ban', until, lifted_at: 1 })).toBe('已经撤销');
  expect(endOf({ kind: 'ban', until: null, lifted_at: null })).toBe('没有期限');
  expect(endOf({ kind: 'warn', until: null, lifted_at: null })).toBe('');
});
