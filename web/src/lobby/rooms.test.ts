import { beforeAll, expect, test } from 'vitest';

import { speak } from '../i18n/index.ts';
import type { RoomCard } from '../wire/people.ts';
import { shutFor, termsOf } from './rooms.ts';

const room: RoomCard = {
  key: 'middle',
  title: { zh: '中级场', en: 'Middle' },
  stake: 5,
  entry: 5000,
  most: null,
  protected: false,
  bots: 'after-wait',
  rounds: null,
  people: 0,
  waiting: 0,
};

beforeAll(() => speak('zh-Hans'));

test.each([
  [4999, '还差 1 分'],
  [5000, null],
  [20001, '超过 20,000 分，去高一档的场'],
])('with %i points the door says %j', (points, said) => {
  expect(shutFor({ ...room, most: 20000 }, points)).toBe(said);
});

test('a room tells its terms', () => {
  expect(termsOf(room)).toBe('输赢 5 倍 · 5,000 分起');
  expect(termsOf({ ...room, stake: 1, entry: null, rounds: 1, bots: 'never' })).toBe(
    '输赢 1 倍 · 1 局 · 没有机器人',
  );
});
