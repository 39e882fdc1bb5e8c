import { expect, test } from 'vitest';

import { draw, fitting, type Result } from './picture.ts';

const row = (place: number, name: string, total: number) => ({ place, name, avatar: 1, bot: false, total });

const result = (names: readonly string[]): Result => ({
  house: '同城茶馆',
  game: '诸暨包麻将',
  facts: '11 月 30 日 · 4 局',
  rows: names.map((name, index) => row(index + 1, name, 12 - 8 * index)),
  invitation: '来坐一桌',
  address: 'http://teahouse.example',
});

function texts(svg: string): string[] {
  const page = new DOMParser().parseFromString(svg, 'text/html');
  return [...page.querySelectorAll('text')].map((text) => text.textContent);
}

test('tells who came where, with signed points', () => {
  expect(texts(draw(result(['老周', '阿珍'])).svg)).toEqual([
    '同城茶馆',
    '诸暨包麻将',
    '11 月 30 日 · 4 局',
    '1',
    '周',
    '老周',
    '+12',
    '2',
    '珍',
    '阿珍',
    '+4',
    '来坐一桌',
    'teahouse.example',
  ]);
});

test('names are text, whatever stands in them, and long ones are cut', () => {
  const drawn = texts(draw(result(['<b>&"x', '十二个字的名字真是长得很呀'])).svg);
  expect(drawn).toContain('<b>&"x');
  expect(drawn).toContain('十二个字的名字真…');
});

test('six people need more paper than two', () => {
  const heights = [2, 6].map((people) => draw(result(Array.from({ length: people }, () => '客'))).height);
  expect(heights).toEqual([1044, 1572]);
});

test('a long English title is drawn smaller, a Chinese one as it is', () => {
  expect(fitting('诸暨包麻将', 84, 960)).toBe(84);
  expect(fitting('Zhuji Declarer Mahjong', 84, 960)).toBe(72);
});
