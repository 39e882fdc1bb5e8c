import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { Me } from '../wire/hall.ts';
import type { Wire } from './connection.ts';
import { Hall } from './hall.svelte.ts';

const owner = { id: '1', name: '浣东老周', registered: true } as Me;
const guest = { id: '2', name: '枫桥阿珍', registered: false } as Me;

let answers: Me;
let wire: Wire;

function opened(): Hall {
  return new Hall(() => {
    wire = { send: () => undefined, close: () => undefined, onopen: null, onmessage: null, onclose: null };
    return wire;
  });
}

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(answers)));
});

afterEach(() => vi.useRealTimers());

test('who comes for the first time has lost nothing', async () => {
  answers = guest;
  const hall = opened();
  await hall.start();
  expect([hall.me, hall.lost]).toEqual([guest, null]);
});

test('a session that was ended elsewhere is missed while one looks on, and at the next visit', async () => {
  answers = owner;
  const hall = opened();
  await hall.start();
  answers = guest;
  wire.onclose?.(new CloseEvent('close', { code: 4401 }));
  await vi.waitFor(() => expect(hall.lost).toBe('浣东老周'));
  expect(hall.me).toEqual(guest);

  const later = opened();
  await later.start();
  expect(later.lost).toBe('浣东老周');
  later.stayGuest();
  const last = opened();
  await last.start();
  expect(last.lost).toBeNull();
});

test('who signs in again or out has lost nothing', async () => {
  answers = owner;
  const hall = opened();
  await hall.start();
  await hall.become(() => Promise.resolve(guest));
  expect([hall.me, hall.lost]).toEqual([guest, null]);
  await hall.become(() => Promise.resolve(owner));
  answers = guest;
  wire.onclose?.(new CloseEvent('close', { code: 4401 }));
  await vi.waitFor(() => expect(hall.lost).toBe('浣东老周'));
  await hall.become(() => Promise.resolve(owner));
  expect([hall.me, hall.lost]).toEqual([owner, null]);
});

test('a window that has made room for a newer one stops until it is wanted again', async () => {
  vi.useFakeTimers();
  answers = owner;
  const hall = opened();
  await hall.start();
  const first = wire;
  wire.onclose?.(new CloseEvent('close', { code: 4430 }));
  expect([hall.noRoom, hall.connection.state]).toEqual(['too-many-windows', 'down']);
  vi.advanceTimersByTime(60_000);
  expect(wire).toBe(first);
  hall.goOn();
  expect([hall.noRoom, hall.connection.state]).toEqual([null, 'connecting']);
  expect(wire).not.toBe(first);
  hall.stop();
});

test('where the address is full one is told so and goes on knocking', async () => {
  vi.useFakeTimers();
  answers = owner;
  const hall = opened();
  await hall.start();
  const first = wire;
  wire.onclose?.(new CloseEvent('close', { code: 4429 }));
  expect(hall.noRoom).toBe('address-full');
  vi.advanceTimersByTime(1_000);
  expect(wire).not.toBe(first);
  expect(hall.noRoom).toBe('address-full');
  const data = JSON.stringify({
    type: 'welcome',
    protocol: 1,
    player: '1',
    name: '老周',
    now: 0,
    tables: [],
  });
  wire.onmessage?.(new MessageEvent('message', { data }));
  expect([hall.noRoom, hall.connection.state]).toEqual([null, 'up']);
  hall.stop();
});
