import { beforeAll, beforeEach, expect, test, vi } from 'vitest';

import dump from '../generated/games/zhuji-bao-mahjong.json';
import { speak } from '../i18n/index.ts';
import type { GameCard } from '../wire/hall.ts';
import {
  filled,
  gameHelp,
  gameInfo,
  games,
  gameTitle,
  hasWord,
  loadGames,
  loadTraditional,
  word,
} from './games.svelte.ts';
import { refusalText } from './refusal.ts';

const { help, ...known } = dump;
const bao = {
  ...known,
  words: {
    'bid-tai': { zh: '包{n}台', en: 'bid {n} tai' },
    tiles: { zh: '听{tiles}', en: 'waits for {tiles}' },
    'no-wild-in-melds': { zh: '财神不能进副露', en: 'no wild tile in melds' },
  },
} as unknown as GameCard;
const newcomer = {
  ...bao,
  key: 'wenling-mahjong',
  about: { ...bao.about, title: { zh: '温岭麻将', en: 'Wenling Mahjong' } },
};

const json = (body: unknown) =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });

beforeAll(async () => {
  await speak('zh-Hans');
  const answers = [new Response('{}', { status: 503 }), json([bao, newcomer])];
  vi.stubGlobal('fetch', () => Promise.resolve(answers.shift()));
  await expect(loadGames()).rejects.toThrow('no-answer');
  await loadGames();
  vi.unstubAllGlobals();
});

beforeEach(() => speak('zh-Hans'));

test('games are listed as the hall lists them, each in the language that is spoken', async () => {
  expect(games().map(({ key }) => gameTitle(key))).toEqual(['诸暨包麻将', '温岭麻将']);
  await speak('en');
  expect(games().map(({ key }) => gameTitle(key))).toEqual(['Zhuji Declarer Mahjong', 'Wenling Mahjong']);
  expect(gameTitle('chess')).toBe('chess');
});

test('a game that the build knows is written in traditional characters, another stays as the hall words it', async () => {
  await speak('zh-Hant');
  await loadTraditional('zhuji-bao-mahjong');
  expect(gameTitle('zhuji-bao-mahjong')).toBe('諸暨包麻將');
  expect(gameTitle('wenling-mahjong')).toBe('温岭麻将');
  expect(gameInfo('zhuji-bao-mahjong')?.options.fields).toHaveLength(bao.options.fields.length);
  const page = await gameHelp('zhuji-bao-mahjong');
  expect(page.language).toBe('zh-Hant');
  expect(page.text).toContain('莊家');
  expect(help).toContain('庄家');
});

test('the help is read in the language that is spoken; a game without an English page is read in Chinese', async () => {
  const answers = [
    { zh: '# 温岭麻将', en: '# Wenling Mahjong' },
    { zh: '# 温岭麻将', en: '# Wenling Mahjong' },
    { zh: '# 抢牌', en: null },
  ];
  vi.stubGlobal('fetch', () => Promise.resolve(json(answers.shift())));
  expect(await gameHelp('wenling-mahjong')).toEqual({ text: '# 温岭麻将', language: 'zh-Hans' });
  await speak('en');
  expect(await gameHelp('wenling-mahjong')).toEqual({ text: '# Wenling Mahjong', language: 'en' });
  expect(await gameHelp('snatch')).toEqual({ text: '# 抢牌', language: 'zh-Hans' });
  vi.unstubAllGlobals();
});

test('words take their parameters', async () => {
  expect(word('zhuji-bao-mahjong', 'bid-tai', { n: 3 })).toBe('包3台');
  expect(word('zhuji-bao-mahjong', 'tiles', { tiles: ['三条', '六条'] })).toBe('听三条、六条');
  await speak('en');
  expect(word('zhuji-bao-mahjong', 'tiles', { tiles: ['3s', '6s'] })).toBe('waits for 3s, 6s');
});

test('a mistake is seen: an unknown key stays, and so does a hole', () => {
  expect(word('zhuji-bao-mahjong', 'no-such-key')).toBe('no-such-key');
  expect(hasWord('zhuji-bao-mahjong', 'no-such-key')).toBe(false);
  expect(filled('还差 {n} 人', {})).toBe('还差 {n} 人');
});

test('a refusal is worded by its game, else by the house', () => {
  expect(refusalText('no-wild-in-melds', {}, 'zhuji-bao-mahjong')).toBe('财神不能进副露');
  expect(refusalText('offline', {}, 'zhuji-bao-mahjong')).toBe('网断了，接上再试');
  expect(refusalText('never-heard-of')).toBe('这样不行，换个办法试试');
});
