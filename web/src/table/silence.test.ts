import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { COOLDOWN, Silence } from './silence.svelte.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('each kind of talk has its own silence, which runs out', () => {
  const silence = new Silence();
  silence.begin('phrase');
  vi.advanceTimersByTime(1000);
  silence.begin('chat');
  expect(silence.left).toEqual({ phrase: COOLDOWN.phrase - 1000, reaction: 0, chat: COOLDOWN.chat });
  vi.advanceTimersByTime(COOLDOWN.phrase);
  expect(silence.left).toEqual({ phrase: 0, reaction: 0, chat: 0 });
  expect(vi.getTimerCount()).toBe(0);
});
