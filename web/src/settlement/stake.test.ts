import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';

import { speak } from '../i18n/index.ts';
import type { Desk, Sitter } from '../wire/hall.ts';
import type { Outcome } from '../wire/kernel.ts';
import type { Account } from './account.ts';
import Payments from './Payments.svelte';

const OUTCOME: Outcome = {
  points: [6, -2, -2, -2],
  lines: [{ key: 'hand', params: {}, transfers: [1, 2, 3].map((payer) => [payer, 0, 2]) }],
  carry: {},
  ending: 'self-draw',
};

const sitter = (name: string) => ({ name, avatar: 1, bot: false, points: 2_000, ready: false }) as Sitter;

const deskOf = (stake: number) =>
  ({ game: 'zhuji-mahjong', stake, seats: ['甲', '乙', '丙', '丁'].map(sitter) }) as unknown as Desk;

const account = { winners: [0], marks: () => [] } as unknown as Account;

let shown: Record<string, unknown> | undefined;

beforeAll(() => speak('zh-Hans'));

afterEach(async () => {
  if (shown) await unmount(shown);
  document.body.replaceChildren();
});

function told(stake: number): string[] {
  const props = { desk: deskOf(stake), account, outcome: OUTCOME, seat: 1, balances: true };
  shown = mount(Payments, { target: document.body, props });
  flushSync();
  return [...document.querySelectorAll('dd')].map((one) => one.textContent.trim());
}

test('what a room moves more than the rules say is told, for the balance would not add up', () => {
  expect(told(2).at(-1)).toBe('积分动的是：甲 +12，乙 −4，丙 −4，丁 −4');
});

test('where it moves what the rules say there is nothing more to tell', () => {
  expect(told(1)).toHaveLength(1);
});
