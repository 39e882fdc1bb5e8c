import { beforeEach, expect, test } from 'vitest';

import { speak, t } from '../i18n/index.ts';
import { cardName, listed, pointsIn, shortName } from './cards.ts';

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
