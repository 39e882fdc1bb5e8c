import { afterEach, expect, test, vi } from 'vitest';

import { loadSprite } from './sprites.ts';

const SPRITE = '<svg xmlns="http://www.w3.org/2000/svg"><symbol id="t-5m" viewBox="0 0 300 400"/></svg>';

afterEach(() => vi.unstubAllGlobals());

test('after a failure the drawings are asked for again, and once they came never more', async () => {
  const answers = [new Response('', { status: 503 }), new Response(SPRITE)];
  const fetched = vi.fn(() => Promise.resolve(answers.shift()));
  vi.stubGlobal('fetch', fetched);

  await expect(loadSprite('tiles')).rejects.toThrow('503');
  await Promise.all([loadSprite('tiles'), loadSprite('tiles')]);

  expect(fetched).toHaveBeenCalledTimes(2);
  expect(document.querySelectorAll('#t-5m')).toHaveLength(1);
});
