import { beforeAll, expect, test } from 'vitest';

import { speak, t } from '../i18n/index.ts';
import { bySuit, distinct, sortTiles, tileName } from './tiles.ts';

beforeAll(() => speak('zh-Hans'));

test('a hand: wilds at the left, then 万 筒 条, winds, dragons', () => {
  expect(sortTiles(['7z', '1z', '9s', '5p', '2p', '1m', '5p'], ['5p'])).toEqual([
    '5p',
    '5p',
    '1m',
    '2p',
    '9s',
    '1z',
    '7z',
  ]);
});

test.each([
  ['3s', '三条', '3 bamboo'],
  ['9m', '九万', '9 character'],
  ['7z', '红中', 'red dragon'],
  ['1z', '东风', 'east wind'],
  ['5f', '梅', 'plum'],
  [null, '暗牌', 'covered'],
])('%s is called %s, %s', async (tile, chinese, english) => {
  await speak('zh-Hans');
  expect(tileName(tile, t().table.tiles)).toBe(chinese);
  await speak('en');
  expect(tileName(tile, t().table.tiles)).toBe(english);
});

test('waits are told suit by suit', () => {
  expect(bySuit(['9s', '6s', '6m', '7s'])).toEqual([
    ['m', [6]],
    ['s', [6, 7, 9]],
  ]);
});

test('each kind once', () => {
  expect(distinct(['5m', '5m', '6m'])).toEqual(['5m', '6m']);
});
