import { flushSync } from 'svelte';
import { beforeEach, expect, test } from 'vitest';

import { LANGUAGES, language, preferredLanguage, speak, t } from './index.ts';
import { firstSpoken } from './language.svelte.ts';

/** Every key of a catalogue with its dots: `common.line.lost`. */
function keys(catalogue: object, prefix = ''): string[] {
  return Object.entries(catalogue).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null ? keys(value as object, `${prefix}${key}.`) : [prefix + key],
  );
}

beforeEach(() => localStorage.clear());

test('speaks simplified, traditional and English', async () => {
  const names = [];
  for (const wanted of LANGUAGES) {
    await speak(wanted);
    names.push(t().common.house.name);
  }
  expect(names).toEqual(['同城茶馆', '同城茶館', 'Teahouse']);
});

test('all catalogues have the same keys', async () => {
  await speak('zh-Hans');
  const simplified = keys(t());
  for (const wanted of LANGUAGES) {
    await speak(wanted);
    expect(keys(t())).toEqual(simplified);
  }
});

test('what is on the screen follows a change of language', async () => {
  await speak('zh-Hans');
  const seen: string[] = [];
  const stop = $effect.root(() => {
    $effect(() => void seen.push(t().common.house.name));
  });
  flushSync();
  await speak('en');
  flushSync();
  stop();
  expect(seen).toEqual(['同城茶馆', 'Teahouse']);
  expect(language()).toBe('en');
});

test('the page and the next visit know the language', async () => {
  await speak('zh-Hant');
  expect(document.documentElement.lang).toBe('zh-Hant');
  expect(document.title).toBe('同城茶館');
  expect(preferredLanguage()).toBe('zh-Hant');
});

test.each([
  [['zh-CN', 'en'], 'zh-Hans'],
  [['zh'], 'zh-Hans'],
  [['zh-TW'], 'zh-Hant'],
  [['zh-Hant-HK'], 'zh-Hant'],
  [['zh-Hans-HK'], 'zh-Hans'],
  [['fr', 'en-GB'], 'en'],
  [['fr', 'zh-SG'], 'zh-Hans'],
  [['fr'], 'en'],
  [[], 'zh-Hans'],
])('a browser that asks for %j is spoken to in %s', (tags, spoken) => {
  expect(firstSpoken(tags)).toBe(spoken);
});
