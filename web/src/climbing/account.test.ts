import { beforeAll, expect, test, vi } from 'vitest';

import guanPai from '../generated/games/guan-pai.json';
import shuangKou from '../generated/games/shuang-kou.json';
import biaoTong from '../generated/games/wenling-biao-tong.json';
import yuanZi from '../generated/games/yuan-zi.json';
import sixHand from '../generated/games/wenling-liu-jia-tong.json';
import { loadGames } from '../games/games.svelte.ts';
import { speak } from '../i18n/index.ts';
import type { ClimbingPublic } from '../wire/climbing.ts';
import type { Desk } from '../wire/hall.ts';
import type { Line, Outcome } from '../wire/kernel.ts';
import { accountOf, winnersOf } from './account.ts';
import { isPartner, noteOf, pointsOf, shownBy, stampsOf, versus } from './describe.ts';

const NAMES = ['老周', '小陈', '阿珍', '阿娟', '老王', '阿海'];

beforeAll(async () => {
  await speak('zh-Hans');
  const answer = new Response(JSON.stringify([guanPai, sixHand, biaoTong, shuangKou, yuanZi]), {
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

test('bids stand before the seats until there is a declarer, who is sealed', () => {
  const game = 'wenling-biao-tong';
  const calls = [
    { seat: 1, key: 'bid', points: 10 },
    { seat: 2, key: 'pass', points: null },
  ];
  const bidding = seen({ sides: [], calls, seals: [{ seat: 1, key: 'starter', params: {} }] });
  const shown = (seat: number) => shownBy(seat, bidding, { resting: null }, game, false);
  expect([1, 2, 3].map(shown)).toEqual([{ said: '10 倍' }, { said: '不叫' }, null]);
  expect(stampsOf(1, bidding, 0, game).map(({ text }) => text)).toEqual(['先叫']);
  expect(isPartner(1, bidding, 0)).toBe(false);
  const seals = [
    { seat: 1, key: 'dealer', params: {} },
    { seat: null, key: 'multiple', params: { points: 10 } },
  ];
  const playing = seen({ sides: [1, 0, 1, 1], calls, dealer: 1, seals });
  expect(shownBy(1, playing, { resting: null }, game, false)).toBeNull();
  expect([1, 2].map((seat) => stampsOf(seat, playing, 0, game))).toEqual([
    [{ text: '庄', tone: 'cinnabar', at: 'corner' }],
    [{ text: '友', tone: 'jade', at: 'corner' }],
  ]);
});

test('who plays alone is paid what the book says', () => {
  const line: Line = {
    key: 'declarer-out',
    params: { multiple: 10, points: 10, coins: 5, amount: 5 },
    transfers: [
      [0, 1, 5],
      [2, 1, 5],
      [3, 1, 5],
    ],
  };
  const table = seen({
    ...{ sides: [1, 0, 1, 1], dealer: 1, finished: [1] },
    seals: [{ seat: 1, key: 'dealer', params: {} }],
    outcome: outcome('declarer-out', [-5, 15, -5, -5], [line]),
  });
  const account = accountOf(table, desk('wenling-biao-tong', 4));
  expect(account).toMatchObject({
    title: '庄胜',
    winners: [1],
    sum: { name: '庄胜', why: '庄家先走完，10 倍：积分 10，金币 5', number: '5' },
  });
  expect(account.marks(1).map(({ text }) => text)).toEqual(['庄', '上游']);
});

test('lines stand on the plates, and multiply what is paid; contributions are reasons', () => {
  const game = 'shuang-kou';
  const lines: Line[] = [
    { key: 'double-kou', params: { lines: 6, worth: 3, times: 4, stake: 12 }, transfers: [[1, 0, 12]] },
    { key: 'contribution', params: { seat: 0, lines: 6, points: 2 }, transfers: [[1, 0, 2]] },
  ];
  const table = seen({
    ...{ sides: [0, 1, 0, 1], captured: [], finished: [0, 2] },
    seals: [{ seat: 0, key: 'lines', params: { lines: 6 } }],
    outcome: outcome('double-kou', [14, -14, 0, 0], lines),
  });
  expect([0, 1].map((seat) => pointsOf(seat, table, game))).toEqual(['6 线', null]);
  expect(accountOf(table, desk(game, 4))).toMatchObject({
    reasons: [{ name: '老周', why: '6 线贡献，每家 2', number: '2' }],
    sum: { name: '双扣', why: '双扣 3 × 4 倍（6 线）：12', number: '12' },
  });
});

test('a turned card is named on its seat until the first play', () => {
  const seals = [{ seat: 1, key: 'turned-card', params: { card: 'Th' } }];
  const stamped = (trick: number) => stampsOf(1, seen({ seals, trick }), 0, 'yuan-zi');
  expect(stamped(0)).toEqual([{ text: '亮牌 红心10', tone: 'brass', at: 'right' }]);
  expect(stamped(1)).toEqual([]);
});
