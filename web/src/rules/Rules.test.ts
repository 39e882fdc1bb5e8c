import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';

import { loadGames } from '../games/games.svelte.ts';
import card from '../generated/games/wenling-mahjong.json';
import { speak } from '../i18n/index.ts';
import Rules from './Rules.svelte';

const addOn = { ...card, key: 'snatch', about: { ...card.about, title: { zh: '抢牌', en: 'Snatch' } } };

const pages: Record<string, { zh: string; en: string | null }> = {
  'wenling-mahjong': {
    zh: '# 温岭麻将\n\n## 得\n\n## 算和\n\n## 付分\n',
    en: '# Wenling Mahjong\n\n## Wild tiles\n\n## Points\n\n## Paying\n',
  },
  snatch: { zh: '# 抢牌\n\n## 怎么打\n', en: null },
};

const json = (body: unknown) =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });

/** The hall, as far as it tells of games and their help. */
const hall = (url: string) =>
  Promise.resolve(json(url === '/api/games' ? [card, addOn] : pages[url.split('/')[3] ?? '']));

let shown: Record<string, unknown> | undefined;

beforeAll(async () => {
  vi.stubGlobal('fetch', hall);
  await speak('zh-Hans');
  await loadGames();
});

afterEach(async () => {
  if (shown) await unmount(shown);
  document.body.replaceChildren();
});

async function opened(game: string): Promise<HTMLElement> {
  shown = mount(Rules, { target: document.body, props: { game } });
  flushSync();
  await vi.waitFor(() => expect(document.querySelector('article h2')).not.toBeNull());
  return document.body;
}

const titles = (page: HTMLElement, selector: string) =>
  [...page.querySelectorAll(selector)].map(({ textContent }) => textContent);

test('the rules are read in the language of the interface, with their chapters, and follow its change', async () => {
  const page = await opened('wenling-mahjong');
  expect(page.querySelector('article')?.lang).toBe('zh-Hans');
  expect(titles(page, 'nav[aria-label="目录"] a')).toEqual(['得', '算和', '付分']);
  await speak('en');
  await vi.waitFor(() => expect(page.querySelector('article')?.lang).toBe('en'));
  expect(titles(page, 'article h2')).toEqual(['Wild tiles', 'Points', 'Paying']);
  expect(titles(page, 'nav[aria-label="Contents"] a')).toEqual(['Wild tiles', 'Points', 'Paying']);
  expect(page.querySelector('nav[aria-label="Contents"] a')?.getAttribute('href')).toBe('#wild-tiles');
  expect(page.querySelector('.note')).toBeNull();
});

test('a game without an English page says so and is read in Chinese', async () => {
  await speak('en');
  const page = await opened('snatch');
  expect(page.querySelector('article')?.lang).toBe('zh-Hans');
  expect(titles(page, 'article h2')).toEqual(['怎么打']);
  expect(page.querySelector('.note')?.textContent).toBe(
    'The rules of this game are written in Chinese alone.',
  );
});
