import { beforeAll, describe, expect, test, vi } from 'vitest';

import wenling from '../generated/games/wenling-mahjong.json';
import zhuji from '../generated/games/zhuji-mahjong.json';
import { loadGames } from '../games/games.svelte.ts';
import { speak } from '../i18n/index.ts';
import type { Account, Reason } from '../settlement/account.ts';
import type { Desk } from '../wire/hall.ts';
import type { Line } from '../wire/kernel.ts';
import type { MahjongPublic, Sheet } from '../wire/mahjong.ts';
import { accountOf } from './account.ts';

beforeAll(async () => {
  await speak('zh-Hans');
  const body = JSON.stringify([wenling, zhuji]);
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(body, { headers: { 'content-type': 'application/json' } })),
  );
  await loadGames();
  vi.unstubAllGlobals();
});

const deskOf = (game: string) =>
  ({ game, seats: ['阿珍', '小陈', '老周', '阿娟'].map((name) => ({ name })) }) as unknown as Desk;
const line = (key: string, params: Line['params'], transfers: Line['transfers'] = []): Line => ({
  key,
  params,
  transfers,
});
const told = ({ name, why, number, unit }: Reason) =>
  [name, why, `${number}${unit}`].filter(Boolean).join(' ');
const handOf = (account: Account, seat: number) => {
  const hand = account.hands?.find((one) => one.seat === seat);
  return hand && [...hand.reasons, ...(hand.sum ? [hand.sum] : [])].map(told);
};
const sheet = (seat: number, points: number, doublings: number, total: number): Sheet => ({
  seat,
  groups: [],
  points,
  doublings,
  total,
});

interface Deal {
  ending?: string;
  points: number[];
  lines: Line[];
  sheets: Sheet[];
}
/** A deal of 温岭麻将 that 老周 has won on 阿娟's 三筒. */
const dealt = ({ ending = 'discard', points, lines, sheets }: Deal) =>
  ({
    wins: [
      { seat: 2, tile: '3p', how: 'discard', source: 3, groups: [], worth: sheets[2]?.total, needed: 0 },
    ],
    seals: [],
    sheets,
    outcome: { ending, points, lines },
  }) as unknown as MahjongPublic;

describe('温岭麻将: all four hands count', () => {
  const seen = dealt({
    points: [-13, -7, 15, 5],
    sheets: [sheet(0, 4, 0, 10), sheet(1, 14, 1, 30), sheet(2, 24, 1, 50), sheet(3, 16, 2, 70)],
    lines: [
      line('he.winner', { seat: 2, he: 20 }),
      line('he.open-triplet', { seat: 2, tile: '4z', he: 4 }),
      line('fan.door-flower', { seat: 2, tile: '7f', fan: 1 }),
      line('total', { seat: 2, he: 24, fan: 1, total: 50 }),
      line('he.concealed-triplet', { seat: 0, tile: '3p', he: 4 }),
      line('total', { seat: 0, he: 4, fan: 0, total: 10 }),
      line('he.open-triplet', { seat: 3, tile: '1z', he: 4 }),
      line('he.exposed', { seat: 3, tile: '5z', number: 2, he: 8 }),
      line('he.concealed-triplet', { seat: 3, tile: '6s', he: 4 }),
      line('fan.exposed', { seat: 3, tile: '5z', number: 2, fan: 2 }),
      line('total', { seat: 3, he: 16, fan: 2, total: 70 }),
      line('pay.winner', { seat: 2, total: 50, points: 5 }, [[0, 2, 5]]),
    ],
  });

  test('the winner first, then in the order of gain, each with what it counts', () => {
    const { title, worth, story, hands } = accountOf(seen, deskOf('wenling-mahjong'));
    expect([title, worth, story]).toEqual(['老周', '50 和', '胡阿娟打出的三筒']);
    expect(hands?.map(({ seat, total }) => [seat, total])).toEqual([
      [2, '50'],
      [3, '70'],
      [1, '30'],
      [0, '10'],
    ]);
  });

  test('every 和 and every 番 by itself, and how they make the total', () => {
    const account = accountOf(seen, deskOf('wenling-mahjong'));
    expect(handOf(account, 2)).toEqual([
      '胡牌底 20和',
      '明刻 北风 4和',
      '门风花 竹 1番',
      '合计 24 和 × 2 = 48，算 50 50和',
    ]);
    expect(handOf(account, 3)).toEqual([
      '明刻 东风 4和',
      '翻牌 白板 ×2 8和',
      '暗刻 六条 4和',
      '翻牌 白板 ×2 2番',
      '合计 16 和 × 4 = 64，算 70 70和',
    ]);
    expect(handOf(account, 0)?.at(-1)).toBe('合计 4 和，算 10 10和');
  });

  test('who pays for three is marked, and why nothing counts', () => {
    const paid = dealt({
      ending: 'bao-san',
      points: [0, 0, 15, -15],
      sheets: [sheet(0, 0, 0, 0), sheet(1, 0, 0, 0), sheet(2, 24, 1, 50), sheet(3, 16, 2, 0)],
      lines: [
        line('total.payer', { seat: 3, he: 16, fan: 2, total: 0 }),
        line('pay.for-three', { seat: 3, total: 50, points: 15 }, [[3, 2, 15]]),
      ],
    });
    const account = accountOf(paid, deskOf('wenling-mahjong'));
    expect(account.marks(3)).toEqual([{ text: '包三家', tone: 'brass' }]);
    expect(handOf(account, 3)).toEqual(['合计 包三家，牌点清零 0和']);
  });

  test('a limit is told by its name', () => {
    const limited = dealt({
      ending: 'limit',
      points: [-50, -50, 150, -50],
      sheets: [sheet(0, 0, 0, 0), sheet(1, 0, 0, 0), sheet(2, 20, 1, 500), sheet(3, 0, 0, 0)],
      lines: [line('limit.three-wilds', { seat: 2 }), line('total', { seat: 2, he: 20, fan: 1, total: 500 })],
    });
    const account = accountOf(limited, deskOf('wenling-mahjong'));
    expect(account.story).toBe('腊子');
    expect(handOf(account, 2)).toEqual(['三张得', '合计 腊子 500和']);
  });
});

describe('诸暨麻将', () => {
  const won = (...seats: number[]) =>
    ({
      wins: seats.map((seat) => ({
        seat,
        tile: '3p',
        how: 'discard',
        source: 0,
        groups: [],
        worth: 2,
        needed: 1,
      })),
      seals: [],
      outcome: {
        ending: 'discard',
        points: [],
        lines: seats.map((seat) => line('tai.half-flush', { seat, tai: 2 })),
      },
    }) as unknown as MahjongPublic;

  test('one hand has no pages', () => {
    const account = accountOf(won(1), deskOf('zhuji-mahjong'));
    expect(account.hands).toBeUndefined();
    expect(account.worth).toBe('2 台');
    expect(account.reasons.map(told)).toEqual(['混一色 一门花色加字牌 2台']);
  });

  test('several winners have a page each', () => {
    const account = accountOf(won(1, 3), deskOf('zhuji-mahjong'));
    expect([account.title, account.worth]).toEqual(['小陈、阿娟', '']);
    expect(account.hands?.map(({ seat, total }) => [seat, total])).toEqual([
      [1, '2 台'],
      [3, '2 台'],
    ]);
    expect(handOf(account, 3)).toEqual(['混一色 一门花色加字牌 2台', '合计 一台起胡，够了 2台']);
  });
});
