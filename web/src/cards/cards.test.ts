import { beforeEach, expect, test } from 'vitest';

import { speak, t } from '../i18n/index.ts';
import type { Suited } from '../wire/tricks.ts';
import { cardName, laidOut, listed, pointsIn, shortName } from './cards.ts';

beforeEach(() => speak('zh-Hans'));

test('cards have names in the language that is spoken', async () => {
  const names = () => ['Kd', 'Th', '5h', 'bj', 'sj', null].map((card) => cardName(card, t().cards));
  expect(names()).toEqual(['方块K', '红心10', '红心5', '大王', '小王', '暗牌']);
  await speak('en');
  expect(names()).toEqual([
    'king of diamonds',
    '10 of hearts',
    '5 of hearts',
    'big joker',
    'small joker',
    'covered card',
  ]);
});

test('on a button they are short', () => {
  expect(['Kd', 'Th', 'bj'].map((card) => shortName(card, t().cards))).toEqual(['K', '10', '大王']);
});

test('in a sentence the suit is said once', () => {
  expect(listed(['Ac', 'Kc', 'Kc', '5d'], t().cards)).toBe('梅花A、K、K、方块5');
  expect(listed(['bj', 'bj', '2s'], t().cards)).toBe('大王、大王、黑桃2');
});

test('fives count 5, tens and kings 10', () => {
  expect(pointsIn(['5h', 'Td', 'Kc', 'Ac', 'bj'])).toBe(25);
});

const HAND: Suited[] = [
  {
    group: 's',
    cards: ['As', 'Js', 'Js', '9s', '9s', '8s', '8s'],
    tractors: [['9s', '9s', '8s', '8s']],
  },
];

test('a hand lies as the hall sorts it, or tractors and pairs first', () => {
  const order = (pairsFirst: boolean) => laidOut(HAND, pairsFirst).map(({ card }) => card);
  expect(order(false)).toEqual(['As', 'Js', 'Js', '9s', '9s', '8s', '8s']);
  expect(order(true)).toEqual(['9s', '9s', '8s', '8s', 'Js', 'Js', 'As']);
});

test('a card keeps its key in either order, so that what is raised stays raised', () => {
  const keys = (pairsFirst: boolean) =>
    laidOut(HAND, pairsFirst)
      .map(({ key }) => key)
      .sort();
  expect(keys(true)).toEqual(keys(false));
});
