import { beforeAll, expect, test } from 'vitest';

import guanPai from '../generated/games/guan-pai.json';
import yuanZi from '../generated/games/yuan-zi.json';
import shuangKou from '../generated/games/shuang-kou.json';
import biaoTong from '../generated/games/wenling-biao-tong.json';
import sixHand from '../generated/games/wenling-liu-jia-tong.json';
import { filled } from '../games/games.svelte.ts';
import { speak, t } from '../i18n/index.ts';
import { tickOf, told, type ClimbingEvent } from './events.ts';

const NAMES = ['老周', '小陈', '阿珍', '阿娟', '老王', '阿海'];

beforeAll(() => speak('zh-Hans'));

const tell = (event: ClimbingEvent, words: object = sixHand.words) =>
  told(event, {
    words: t().table,
    nameOf: (seat) => NAMES[seat] ?? '',
    word: (key, params) => filled((words as Record<string, { zh: string }>)[key]?.zh ?? key, params),
  });

const play = (
  kind: string,
  stands: string,
  cards = stands.replaceAll(/\w+/g, (rank) => `${rank}c`),
  bomb = false,
) =>
  tell({
    ...{ type: 'played', seat: 2, kind, bomb, led: true },
    cards: cards.split(' '),
    stands: stands.split(' '),
  });

test('a play is named by its kind and its ranks', () => {
  expect(play('pair', 'T T')).toMatchObject({
    sentence: '阿珍出对子 10',
    spoken: '对10',
    cue: 'put',
    call: null,
    pieces: ['Tc', 'Tc'],
  });
  expect(play('triple', 'K K K').spoken).toBe('三个K');
  expect(play('single', 'bj', 'bj')).toMatchObject({ sentence: '阿珍出单张 大王', spoken: '大王' });
  expect(play('straight', '4 5 6 7 8').sentence).toBe('阿珍出顺子 4–8');
  expect(play('straight', 'A 2 3 4 5').sentence).toBe('阿珍出顺子 A–5');
});

test('of a long play one card a rank is shown, and the cards are counted', () => {
  expect(play('butterfly', '4 4 4 5 5 5 J J Q Q')).toMatchObject({
    sentence: '阿珍出蝴蝶 4–5、J–Q，10 张',
    spoken: '蝴蝶',
    pieces: ['4c', '5c', 'Jc', 'Qc'],
  });
});

test('a bomb is stamped and counted aloud', () => {
  expect(play('bomb', '9 9 9 9 9', '9c 9d 9h 9s bj', true)).toMatchObject({
    sentence: '阿珍出炸弹 9，5 张',
    spoken: '五个9，炸弹',
    call: { seat: 2, text: '炸弹', hot: true },
  });
  expect(play('joker-bomb', 'sj sj sj sj', 'sj sj sj sj', true).spoken).toBe('王炸');
});

test('a pass is said in the word of the game, and not stamped', () => {
  expect(tell({ type: 'passed', seat: 1 })).toMatchObject({
    sentence: '小陈不出',
    spoken: '不出',
    call: null,
  });
  expect(tell({ type: 'passed', seat: 1 }, guanPai.words).sentence).toBe('小陈不要');
});

test('going out, the last card, the inherited lead and the gathered trick are told', () => {
  expect(tell({ type: 'went-out', seat: 0, place: 1 })).toMatchObject({
    sentence: '老周出完了，头游',
    call: { seat: 0, text: '头游', hot: true },
    cue: 'win',
  });
  expect(tell({ type: 'went-out', seat: 0, place: 2 }).call).toEqual({ seat: 0, text: '二游', hot: false });
  expect(tell({ type: 'last-card', seat: 1 })).toMatchObject({
    sentence: '小陈报单，只剩一张',
    spoken: '报单',
  });
  expect(tell({ type: 'inherited', seat: 1, source: 0 }).sentence).toBe('老周已出完，小陈接风');
  expect(tell({ type: 'trick-taken', seat: 3, points: 25 })).toMatchObject({
    sentence: '阿娟收 25 分',
    cue: 'points',
  });
  expect(tell({ type: 'trick-taken', seat: 3, points: 0 }).sentence).toBe('阿娟收这一轮');
});

test('who leads first, and why', () => {
  expect(tell({ type: 'leads', seat: 2, why: 'lot', card: null }).sentence).toBe('抽签，阿珍先出');
  expect(tell({ type: 'leads', seat: 2, why: 'card', card: '3s' })).toMatchObject({
    sentence: '阿珍有黑桃3，先出',
    pieces: ['3s'],
  });
});

test('who was dealt what is told to nobody', () => {
  expect(tell({ type: 'dealt', seat: 2, number: 36, cards: null }).sentence).toBeNull();
});

test('a replay marks bombs and exits', () => {
  const bomb = {
    type: 'played',
    seat: 0,
    cards: [],
    kind: 'bomb',
    stands: [],
    bomb: true,
    led: false,
  } as const;
  expect(tickOf({ ...bomb, cards: [], stands: [] })).toBe('kong');
  expect(tickOf({ type: 'went-out', seat: 0, place: 1 })).toBe('win');
  expect(tickOf({ type: 'went-out', seat: 0, place: 3 })).toBe('claim');
  expect(tickOf({ type: 'passed', seat: 0 })).toBeNull();
});

test('a bidding is told, from the first word to the declarer’s lead', () => {
  const said = (event: ClimbingEvent) => tell(event, biaoTong.words);
  expect(said({ type: 'bade', seat: 0, points: 10 })).toMatchObject({
    sentence: '老周叫 10 倍',
    call: { seat: 0, text: '10 倍', hot: false },
  });
  expect(said({ type: 'bid-passed', seat: 1 })).toMatchObject({ sentence: '小陈不叫', spoken: '不叫' });
  expect(said({ type: 'auction-ended', seat: 0, points: 10 }).sentence).toBe('老周坐庄，10 倍');
  expect(said({ type: 'kitty-taken', seat: 0, number: 2, cards: ['3c', 'bj'] })).toMatchObject({
    sentence: '老周拿了底牌',
    pieces: ['3c', 'bj'],
  });
  expect(said({ type: 'leads', seat: 0, why: 'declarer', card: null }).sentence).toBe('老周坐庄，先出');
  expect(tickOf({ type: 'auction-ended', seat: 0, points: 10 })).toBe('claim');
});

test('a set that is thrown in is called out; that nobody threw is only said', () => {
  const thrown = { type: 'thrown-in', seat: 2, cards: ['sj', 'sj', 'bj', 'bj'] } as const;
  expect(tell({ ...thrown, cards: [...thrown.cards] }, biaoTong.words)).toMatchObject({
    sentence: '阿珍抛牌',
    call: { seat: 2, text: '抛牌', hot: true },
    cue: 'win',
  });
  expect(tell({ type: 'nobody-threw' }, biaoTong.words)).toMatchObject({
    sentence: '没有人抛牌',
    call: null,
  });
});

test('the blade is turned up, and a drawn card seats partners', () => {
  const turned: ClimbingEvent = { type: 'turned', card: 'Th', rank: 'T', seat: 1 };
  expect(tell(turned, yuanZi.words)).toMatchObject({ sentence: '翻出红心10，10 是刀', pieces: ['Th'] });
  const partnered: ClimbingEvent = { type: 'partnered', seat: 0, partner: 1, around: [0, 2, 1, 3] };
  expect(tell(partnered, shuangKou.words)).toMatchObject({
    sentence: '老周和小陈做对家',
    call: { seat: 1, text: '亮牌对家' },
  });
});
