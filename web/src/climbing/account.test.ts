import { beforeAll, expect, test, vi } from 'vitest';

import guanPai from '../generated/games/guan-pai.json';
import sixHand from '../generated/games/wenling-liu-jia-tong.json';
import { loadGames } from '../games/games.svelte.ts';
import { speak } from '../i18n/index.ts';
import type { ClimbingPublic } from '../wire/climbing.ts';
import type { Desk } from '../wire/hall.ts';
import type { Line, Outcome } from '../wire/kernel.ts';
import { accountOf, winnersOf } from './account.ts';
import { noteOf, shownBy, stampsOf, versus } from './describe.ts';

const NAMES = ['老周', '小陈', '阿珍', '阿娟', '老王', '阿海'];

beforeAll(async () => {
  await speak('zh-Hans');
  const answer = new Response(JSON.stringify([guanPai, sixHand]), {
    headers: { 'content-type': 'application/json' },
  });
  vi.stubGlobal('fetch', () => Promise.resolve(answer));
  await loadGames();
});

const desk = (game: string, seats: number) =>
  ({ game, options: { base: 1 }, seats: NAMES.slice(0, seats).map((name) => ({ name })) }) as unknown as Desk;
const SIX = desk('wenling-liu-jia-tong', 6);
const THREE = desk('guan-pai', 3);

const seen = (more: Partial<ClimbingPublic>): ClimbingPublic =>
  ({
    sides: [0, 1, 0, 1, 0, 1],
    held: [36, 36, 36, 36, 36, 36],
    plays: [],
    trick: 0,
    last: null,
    dealer: null,
    calls: [],
    seals: [],
    finished: [],
    captured: [0, 0, 0, 0, 0, 0],
    score: [],
    outcome: null,
    ...more,
  }) as unknown as ClimbingPublic;

const outcome = (ending: string, points: number[], lines: Line[]): Outcome => ({
  ending,
  points,
  lines,
  carry: {},
});

const SIDE_OUT = seen({
  finished: [0, 2, 1, 4],
  outcome: outcome(
    'side-out',
    [1, -1, 1, -1, 1, -1],
    [
      { key: 'captures-moved', params: { seat: 3, to: 0, points: 20 }, transfers: [] },
      { key: 'hand-moved', params: { seat: 5, to: 4, points: 15 }, transfers: [] },
      {
        key: 'side-out',
        params: { first: 250, second: 150, stake: 1 },
        transfers: [
          [1, 0, 1],
          [3, 2, 1],
          [5, 4, 1],
        ],
      },
    ],
  ),
});

test('the sides settle by one line; what moved before is told first', () => {
  const account = accountOf(SIDE_OUT, SIX);
  expect(account).toMatchObject({
    stamp: '胜',
    title: '单倍',
    story: '老周、阿珍、老王',
    winners: [0, 2, 4],
    reasons: [
      { name: '阿娟', why: '没走完，抓的 20 分归头游', number: '20', unit: '分' },
      { name: '阿海', why: '手里 15 分归对方', number: '15', unit: '分' },
    ],
    sum: { name: '单倍', why: '一方走完（250:150），单倍 1', number: '1', unit: '分' },
  });
  expect([0, 1, 3].map((seat) => account.marks(seat).map(({ text }) => text))).toEqual([
    ['头游'],
    ['三游'],
    [],
  ]);
});

test('a draw has no winner', () => {
  const line = { key: 'half-secured-tie', params: { first: 200, second: 200, stake: 0 }, transfers: [] };
  const drawn = seen({ outcome: outcome('half-secured-tie', [0, 0, 0, 0, 0, 0], [line]) });
  expect(winnersOf(drawn)).toEqual([]);
  expect(accountOf(drawn, SIX).stamp).toBeNull();
});

test('each for himself: every line is a reason, the first out has won', () => {
  const shut = seen({
    sides: [0, 1, 2],
    finished: [1],
    captured: [],
    outcome: outcome(
      'full-shut',
      [-4, 36, -32],
      [
        { key: 'shut', params: { seat: 0, cards: 4, points: 4 }, transfers: [[0, 1, 4]] },
        { key: 'full-shut', params: { seat: 2, cards: 16, points: 32 }, transfers: [[2, 1, 32]] },
      ],
    ),
  });
  expect(accountOf(shut, THREE)).toMatchObject({
    title: '全关',
    story: '小陈',
    reasons: [
      { name: '老周', why: '关 4 张', number: '4' },
      { name: '阿珍', why: '全关，16 张加倍', number: '32' },
    ],
    sum: null,
  });
});

test('the viewer’s side is first', () => {
  const score = [
    { side: 0, secured: 85, pending: 0, whole: 400 },
    { side: 1, secured: 0, pending: 110, whole: 400 },
  ];
  expect(versus(seen({ score }), 1)?.map(({ side }) => side)).toEqual([1, 0]);
  expect(versus(seen({ sides: [0, 1], score: [] }), 0)).toBeNull();
});

test('partners, places and last cards are stamped', () => {
  const table = seen({ held: [30, 2, 0, 12, null, 36], finished: [2] });
  const stamped = (seat: number) => stampsOf(seat, table, 0, SIX.game).map(({ text }) => text);
  expect([0, 1, 2, 3, 4].map(stamped)).toEqual([[], ['剩 2'], ['友', '头游'], [], ['友']]);
  expect([0, 1, 2, 4].map((seat) => noteOf(seat, table))).toEqual(['剩 30', '', '', '']);
});

test('a seat shows what it did last, until it is its turn again or the trick is gathered', () => {
  const laid = {
    seat: 1,
    kind: 'pair',
    cards: ['9c', '9d'],
    stands: ['9', '9'],
    bomb: false,
    points: 0,
    best: true,
  };
  const pass = { ...laid, seat: 2, kind: null, cards: [], stands: [], best: false };
  const table = seen({ plays: [laid, pass], finished: [3] });
  const shown = (seat: number) => shownBy(seat, table, { resting: null }, SIX.game, false);
  expect([1, 2, 3, 4].map(shown)).toEqual([{ laid }, { said: '不出' }, { said: '已出完' }, null]);
  const gathered = seen({ last: { winner: 1, points: 0, plays: [laid] } });
  expect(shownBy(1, gathered, { resting: gathered.last }, SIX.game, false)).toEqual({ laid });
  expect(shownBy(1, gathered, { resting: null }, SIX.game, false)).toBeNull();
});
