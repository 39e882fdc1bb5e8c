import { expect, test } from 'vitest';

import { arranged, moved } from './order.ts';

test('a hand keeps the order that it was put in, copy by copy', () => {
  expect(arranged(['1m', '1m', '5p', '7z'], ['7z', '1m', '5p', '1m'])).toEqual(['7z', '1m', '5p', '1m']);
});

test('what is gone leaves no gap, what is new stands at the right', () => {
  expect(arranged(['1m', '3s', '5p'], ['5p', '7z', '1m'])).toEqual(['5p', '1m', '3s']);
});

test('a tile is put between others', () => {
  expect(moved(['1m', '2m', '3m', '4m'], 0, 2)).toEqual(['2m', '3m', '1m', '4m']);
  expect(moved(['1m', '2m', '3m', '4m'], 3, 1)).toEqual(['1m', '4m', '2m', '3m']);
  expect(moved(['1m', '2m'], 5, 0)).toEqual(['1m', '2m']);
});
