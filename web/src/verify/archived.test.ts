import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import * as api from '../api/index.ts';
import { archivedRecord } from './archived.ts';

const RECORD = { format: 1 };
const answer = (status: number, body: object) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const unknown = () => answer(404, { key: 'unknown-round', params: {} });

/** A hall that gives these answers one after the other. */
function hall(...answers: Response[]) {
  const asked = vi.fn(() => Promise.resolve(answers.shift() ?? unknown()));
  vi.stubGlobal('fetch', asked);
  return asked;
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a record that is still being archived is asked for again', async () => {
  const asked = hall(unknown(), unknown(), answer(200, RECORD));
  const waiting = vi.fn();
  const record = archivedRecord('r1', { attempts: 6, waiting });
  await vi.runAllTimersAsync();
  expect(await record).toEqual(RECORD);
  expect([asked.mock.calls.length, waiting.mock.calls.length]).toEqual([3, 2]);
});

test('a round that nobody here has seen is not waited for', async () => {
  const asked = hall(unknown(), answer(200, RECORD));
  await expect(archivedRecord('r1', { attempts: 1 })).rejects.toThrow(api.Refusal);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('what is wrong otherwise stays wrong', async () => {
  const asked = hall(answer(500, {}));
  await expect(archivedRecord('r1', { attempts: 6 })).rejects.toThrow(api.Refusal);
  expect(asked).toHaveBeenCalledTimes(1);
});
