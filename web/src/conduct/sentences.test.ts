import { expect, test } from 'vitest';

import { refusalText } from '../games/refusal.ts';
import { speak } from '../i18n/index.ts';
import { moment } from '../i18n/moment.ts';
import { untilOf, whatOf } from './sentences.ts';

const UNTIL = new Date(new Date().getFullYear(), 10, 30, 18, 5).getTime();

test('a sanction says what one may not do, and until when', async () => {
  await speak('zh-Hans');
  expect(whatOf({ kind: 'mute', scope: 'all' })).toBe('你不能聊天');
  expect(whatOf({ kind: 'suspend', scope: 'all' })).toBe('你不能坐桌');
  expect(whatOf({ kind: 'suspend', scope: 'rooms' })).toBe('你不能坐大厅的场');
  const held = { kind: 'mute', holds: true, lifted_at: null, until: UNTIL } as const;
  expect(untilOf(held)).toBe(`到 ${moment(UNTIL)} 为止`);
  expect(untilOf({ ...held, holds: false })).toBe('已经过期');
  expect(untilOf({ ...held, holds: false, lifted_at: UNTIL - 1 })).toBe('已经撤销');
});

test('a warning has no time, a ban may have none', async () => {
  await speak('zh-Hans');
  const endless = { holds: true, lifted_at: null, until: null } as const;
  expect(untilOf({ ...endless, kind: 'warn' })).toBe(null);
  expect(untilOf({ ...endless, kind: 'warn', holds: false })).toBe('看过了');
  expect(untilOf({ ...endless, kind: 'ban' })).toBe('没有期限');
});

test('a refusal says until when and why in words', async () => {
  await speak('zh-Hans');
  expect(refusalText('muted', { reason: 'abuse', until: UNTIL })).toBe(
    `你不能聊天，到 ${moment(UNTIL)} 为止，因为骂人`,
  );
  expect(refusalText('banned', { reason: 'cheating' })).toBe('馆主不让你进茶馆，因为用外挂');
  await speak('en');
  expect(refusalText('banned', { reason: 'cheating' })).toBe(
    'The host does not let you in: playing by machine',
  );
});
