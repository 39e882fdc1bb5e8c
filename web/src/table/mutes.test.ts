import { beforeEach, expect, test, vi } from 'vitest';

import { speak } from '../i18n/index.ts';
import type { Sitter } from '../wire/hall.ts';
import { Mutes } from './mutes.svelte.ts';

const sitter = (player: string, bot = false) => ({ player, bot, name: player }) as Sitter;
const seats = [sitter('me'), sitter('zhou'), sitter('fu', true), sitter('')];

let asked: string[];
let down: boolean;

beforeEach(async () => {
  await speak('zh-Hans');
  asked = [];
  down = false;
  vi.stubGlobal('fetch', (path: string, { method }: { method: string }) => {
    if (down) return Promise.reject(new TypeError());
    asked.push(`${method} ${path}`);
    return Promise.resolve(
      method === 'GET' ? Response.json([{ id: 'zhou' }]) : new Response(null, { status: 204 }),
    );
  });
});

test('the hall remembers whom one does not hear', async () => {
  const mutes = new Mutes();
  await mutes.load();
  expect(mutes.of(seats)).toEqual([1]);
  await mutes.toggle(1, sitter('zhou'));
  expect(mutes.of(seats)).toEqual([]);
  await mutes.toggle(1, sitter('zhou'));
  expect(asked).toEqual(['GET /api/me/mutes', 'DELETE /api/me/mutes/zhou', 'PUT /api/me/mutes/zhou']);
});

test('bots and strangers are muted by their seats, here alone', async () => {
  const mutes = new Mutes();
  await mutes.toggle(2, sitter('fu', true));
  await mutes.toggle(3, sitter(''));
  expect([mutes.of(seats), asked]).toEqual([[2, 3], []]);
});

test('what the hall did not take is undone', async () => {
  const mutes = new Mutes();
  down = true;
  await mutes.toggle(1, sitter('zhou'));
  expect(mutes.of(seats)).toEqual([]);
});
