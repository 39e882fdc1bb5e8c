import { beforeAll, expect, test } from 'vitest';

import round from '../../tests/fixtures/round.json';
import { speak, t } from '../i18n/index.ts';
import { told, type MahjongEvent } from './events.ts';

const NAMES = ['老周', '小陈', '阿珍', '阿娟'];

beforeAll(() => speak('zh-Hans'));

const tell = (event: MahjongEvent) =>
  told(event, { words: t().table, nameOf: (seat) => NAMES[seat] ?? '', word: (key) => `〈${key}〉` });

test('who did what', () => {
  expect(tell({ type: 'discarded', seat: 0, tile: '3s' }).sentence).toBe('老周打出三条');
  expect(tell({ type: 'drew', seat: 1, end: 'head', left: 70, tile: null }).sentence).toBe('小陈摸牌');
  expect(tell({ type: 'wild-named', seat: 2, tiles: ['5p', '6p'] }).sentence).toBe('阿珍定五筒、六筒为财神');
  expect(tell({ type: 'wild-named', seat: 2, tiles: [] }).sentence).toBe('阿珍不要财神');
});

test('what is wild without anybody’s word', () => {
  expect(tell({ type: 'wild-fixed', turned: '9s', tiles: ['1s'] }).sentence).toBe('翻开九条，财神是一条');
  expect(tell({ type: 'wild-fixed', turned: null, tiles: ['5z'] }).sentence).toBe('财神是白板');
  expect(tell({ type: 'wild-fixed', turned: null, tiles: [] }).sentence).toBe('这局没有财神');
});

test('a turned tile names what is wild, by the game’s own word', () => {
  const turned = { type: 'indicator-turned' as const, tile: '3p', wilds: ['3p'], specials: ['5z'] };
  expect(tell(turned).sentence).toBe('翻开三筒，〈wild〉是三筒');
});

test('flowers are laid out, and each is named aloud', () => {
  const { sentence, spoken, pieces } = tell({ type: 'exposed', seat: 1, tiles: ['5z', '1f'] });
  expect([sentence, spoken, pieces]).toEqual(['小陈翻出白板、春', '白板、春', ['5z', '1f']]);
});

test('the raw phase concerns everybody: it is stamped in the middle', () => {
  const { call, spoken } = tell({ type: 'raw-phase-begun', stacks: 15 });
  expect(call).toEqual({ seat: null, text: '〈raw-phase〉', hot: true });
  expect(spoken).toBe('〈raw-phase-begun〉');
});

test('a claim with a wild tile is called 财碰, at its seat', () => {
  const meld = {
    kind: 'pong' as const,
    tiles: ['3s', '3s', '5p'],
    stands: ['3s', '3s', '3s'],
    claimed: 0,
    source: 0,
  };
  const { call, spoken, sentence } = tell({ type: 'melded', seat: 3, meld });
  expect([call, spoken, sentence]).toEqual([{ seat: 3, text: '财碰', hot: false }, '财碰', '阿娟碰三条']);
});

test('a robbed kong, a self-draw, a plain win', () => {
  const win = { type: 'won' as const, seat: 1, tile: '5m', source: 0, worth: 2 };
  expect(tell({ ...win, how: 'rob-kong' }).sentence).toBe('小陈抢杠胡五万');
  expect(tell({ ...win, how: 'self-draw', source: null }).spoken).toBe('自摸');
  expect(tell({ ...win, how: 'discard' }).call).toEqual({ seat: 1, text: '胡', hot: true });
});

test('a secret answer and another seat’s dealt tiles are told to nobody', () => {
  expect(tell({ type: 'answered', seat: 2 }).sentence).toBeNull();
  expect(tell({ type: 'dealt', seat: 2, number: 13, tiles: null }).sentence).toBeNull();
});

test('every event of a real round is known', () => {
  for (const event of round.events.flat() as MahjongEvent[]) expect(tell(event)).toHaveProperty('sentence');
});
