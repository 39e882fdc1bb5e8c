import { expect, test } from 'vitest';

import { notePlayed, recentGames } from './recent.svelte.ts';

test('the newest game comes first, once, and no more than six are kept', () => {
  for (const game of ['a', 'b', 'c', 'a', 'd', 'e', 'f', 'g']) notePlayed(game);
  expect(recentGames()).toEqual(['g', 'f', 'e', 'd', 'a', 'c']);
  expect(JSON.parse(localStorage.getItem('recent') ?? '')).toEqual(recentGames());
});
