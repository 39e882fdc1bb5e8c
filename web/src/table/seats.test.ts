import { expect, test } from 'vitest';

import { shortName } from './names.ts';
import { inOrder, levelOf, placeOf } from './seats.ts';

test('play runs anticlockwise: the next seat sits at the right', () => {
  expect([1, 2, 3, 0].map((seat) => placeOf(1, seat, 4))).toEqual(['bottom', 'right', 'top', 'left']);
  expect([0, 1, 2].map((seat) => placeOf(0, seat, 3))).toEqual(['bottom', 'right', 'left']);
  expect(placeOf(1, 0, 2)).toBe('top');
});

test('of six two sit at either side, the nearer lower', () => {
  const where = (seat: number) => [placeOf(2, seat, 6), levelOf(2, seat, 6)];
  expect([2, 3, 4, 5, 0, 1].map(where)).toEqual([
    ['bottom', null],
    ['right', 'low'],
    ['right', 'high'],
    ['top', null],
    ['left', 'high'],
    ['left', 'low'],
  ]);
  expect(levelOf(0, 1, 4)).toBeNull();
});

test('seats are listed in the order of play', () => {
  expect(inOrder(2, 4)).toEqual([2, 3, 0, 1]);
});

test('long Chinese names have a short form', () => {
  expect(['浣江老周', '小陈', 'Old Zhou'].map(shortName)).toEqual(['老周', '小陈', 'Old Zhou']);
});
