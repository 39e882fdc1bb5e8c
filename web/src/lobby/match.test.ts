import { expect, test } from 'vitest';

import { fit, matching, plain } from './match.ts';

const games = [
  { names: ['诸暨包麻将', 'Zhuji Declarer Mahjong', 'zhujibaomajiang', 'baomajiang', 'zjbmj', 'bmj'] },
  { names: ['诸暨自由麻将', 'Zhuji Free Mahjong', 'zhujiziyoumajiang', 'zjzymj'] },
  { names: ['双扣', 'Shuangkou', 'shuangkou', 'sk'] },
  { names: ['包红五', 'Bao Hong Wu', 'baohongwu', 'bhw'] },
];

const found = (query: string) => matching(query, games).map(({ names }) => names[0]);

test.each([
  ['', ['诸暨包麻将', '诸暨自由麻将', '双扣', '包红五']],
  ['包', ['包红五', '诸暨包麻将']],
  ['诸暨包麻将', ['诸暨包麻将']],
  ['bmj', ['诸暨包麻将']],
  ['BMJ', ['诸暨包麻将']],
  ['bao', ['诸暨包麻将', '包红五']],
  ['bao ma', ['诸暨包麻将']],
  ['Shuāng-kòu', ['双扣']],
  ['zhuji', ['诸暨包麻将', '诸暨自由麻将']],
  ['majiang', ['诸暨包麻将', '诸暨自由麻将']],
  ['诸麻', ['诸暨包麻将', '诸暨自由麻将']],
  ['declarer', ['诸暨包麻将']],
  ['围棋', []],
])('%j finds %j', (query, names) => {
  expect(found(query)).toEqual(names);
});

test('fits exactly, at the beginning, inside, in order, or not at all', () => {
  expect(['sk', 's', 'k', 'x'].map((query) => fit(query, 'sk'))).toEqual([0, 1, 2, null]);
  expect(fit('zbm', 'zjbmj')).toBe(3);
});

test('tones, case and marks do not count, Chinese characters do', () => {
  expect(plain('Bāo Má-jiàng')).toBe('baomajiang');
  expect(plain('包麻将')).toBe('包麻将');
});
