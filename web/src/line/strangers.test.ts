import { beforeAll, expect, test } from 'vitest';

import { speak } from '../i18n/index.ts';
import type { Desk, Sitter } from '../wire/hall.ts';
import { named } from './strangers.ts';

const sitter = (player: string, name: string, bot = false) => ({ player, name, bot, avatar: 9 }) as Sitter;
const desk = (...seats: (Sitter | null)[]) => ({ seats }) as Desk;
const names = (told: Desk | null) => told?.seats.map((one) => one?.name ?? null);

beforeAll(() => speak('zh-Hans'));

test('who is not told by name is called by his seat, oneself 我', () => {
  const hidden = desk(sitter('', ''), sitter('', ''), sitter('bot-1', '小福', true), null);
  expect(names(named(hidden, 1))).toEqual(['1 号茶客', '我', '小福', null]);
  expect(named(hidden, 1)?.seats[0]?.avatar).toBe(0);
});

test('a desk that tells everybody stays the same', () => {
  const open = desk(sitter('a', '老周'), null);
  expect(named(open, 0)).toBe(open);
});
