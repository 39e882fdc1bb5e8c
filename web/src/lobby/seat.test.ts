import { beforeEach, expect, test, vi } from 'vitest';

import { loadGames } from '../games/games.svelte.ts';
import { speak } from '../i18n/index.ts';
import { practise, sitDown, sitInRoom, usualRoom } from './seat.ts';
import { chooseSeats } from './seats.ts';

/** What the hall is asked, and what it answers: refusals by room, a seat otherwise. */
let asked: unknown[];
let shut: Record<string, string>;

beforeEach(async () => {
  localStorage.clear();
  asked = [];
  shut = {};
  await speak('zh-Hans');
  vi.stubGlobal('fetch', answer);
});

function answer(_: string, { body }: { body: string }) {
  const match = JSON.parse(body) as { room?: string | null };
  asked.push(match);
  const key = shut[match.room ?? ''];
  return Promise.resolve(
    key ? Response.json({ key, params: { least: 1000 } }, { status: 409 }) : Response.json({ table: 't1' }),
  );
}

test('who chose a room sits down there the next time', async () => {
  await sitDown('bao-hong-wu');
  await sitInRoom('bao-hong-wu', 'junior');
  await sitDown('bao-hong-wu');
  expect(asked).toEqual([
    { game: 'bao-hong-wu', room: null },
    { game: 'bao-hong-wu', room: 'junior' },
    { game: 'bao-hong-wu', room: 'junior' },
  ]);
});

test('a room that no longer lets one in is forgotten for the first', async () => {
  await sitInRoom('bao-hong-wu', 'junior');
  shut = { junior: 'balance-too-low' };
  expect(await sitDown('bao-hong-wu')).toBe(true);
  expect(asked.at(-1)).toEqual({ game: 'bao-hong-wu' });
  expect(usualRoom('bao-hong-wu')).toBeNull();
});

test('who likes three at a table comes to such ones, in rooms and with bots', async () => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json([{ key: 'guan-pai', about: { seats: [2, 3] } }])),
  );
  await loadGames();
  vi.stubGlobal('fetch', answer);
  chooseSeats('guan-pai', 3);
  await sitDown('guan-pai');
  await practise('guan-pai');
  await sitInRoom('guan-pai', 'junior');
  chooseSeats('guan-pai', null);
  await sitInRoom('guan-pai', 'junior');
  expect(asked).toEqual([
    { game: 'guan-pai', room: null, seats: 3 },
    { game: 'guan-pai', practice: true, seats: 3 },
    { game: 'guan-pai', room: 'junior', seats: 3 },
    { game: 'guan-pai', room: 'junior' },
  ]);
});

test('a room that refuses is not remembered', async () => {
  shut = { senior: 'balance-too-low' };
  expect(await sitInRoom('bao-hong-wu', 'senior')).toBe(false);
  expect(usualRoom('bao-hong-wu')).toBeNull();
});
