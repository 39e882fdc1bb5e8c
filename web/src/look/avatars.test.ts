import { expect, test } from 'vitest';

import { AVATAR_COLOURS, avatarCharacter, avatarColour } from './avatars.ts';
import { signed } from './points.ts';

test.each([
  ['店口小陈', '陈'],
  ['阿珍', '珍'],
  ['alice', 'A'],
  ['😀茶客', '客'],
  ['', '?'],
])('%s is shown as %s', (name, character) => {
  expect(avatarCharacter(name)).toBe(character);
});

test('every avatar that the hall knows has its colour, and others one of them', () => {
  expect(new Set(AVATAR_COLOURS).size).toBe(12);
  expect(avatarColour(11)).toBe(AVATAR_COLOURS[11]);
  expect(avatarColour(12)).toBe(AVATAR_COLOURS[0]);
});

test.each([
  [26, '+26'],
  [-34, '−34'],
  [0, '0'],
  [-12345, '−12,345'],
])('%i points read %s', (points, text) => {
  expect(signed(points)).toBe(text);
});
