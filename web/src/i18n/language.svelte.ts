/** The language that is spoken now. Only its catalogue is loaded. */
import type { Catalogue } from './zh-Hans.ts';

export const LANGUAGES = ['zh-Hans', 'zh-Hant', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language in its own words, for the choice in the settings. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  'zh-Hans': '简体中文',
  'zh-Hant': '繁體中文',
  en: 'English',
};

const STORED_AS = 'language';

const catalogues: Record<Language, () => Promise<{ default: Catalogue }>> = {
  'zh-Hans': () => import('./zh-Hans.ts'),
  'zh-Hant': () => import('virtual:zh-Hant'),
  en: () => import('./en.ts'),
};

let spoken = $state.raw<{ language: Language; catalogue: Catalogue }>();

function current() {
  if (!spoken) throw new Error('no language is spoken yet: await speak() before the first component');
  return spoken;
}

/** The messages of the language that is spoken; components that read it follow a change. */
export const t = (): Catalogue => current().catalogue;

export const language = (): Language => current().language;

/** Loads a language and speaks it from now on, here and at the next visit. */
export async function speak(wanted: Language): Promise<void> {
  const { default: catalogue } = await catalogues[wanted]();
  spoken = { language: wanted, catalogue };
  document.documentElement.lang = wanted;
  document.title = catalogue.common.house.name;
  localStorage.setItem(STORED_AS, wanted);
}

/** What the person chose before, else the first of the browser's languages that the house speaks. */
export function preferredLanguage(): Language {
  const chosen = localStorage.getItem(STORED_AS);
  return LANGUAGES.find((known) => known === chosen) ?? firstSpoken(navigator.languages);
}

/** `zh-TW`, `zh-HK` and `zh-Hant-…`; a script that is named decides over the place. */
const readsTraditional = (tag: string) => /-hant\b/i.test(tag) || /^zh-(tw|hk|mo)\b/i.test(tag);

/** Who reads no Chinese reads English; a browser that asks for nothing is spoken to like the neighbours. */
export function firstSpoken(tags: readonly string[]): Language {
  for (const tag of tags) {
    if (/^zh\b/i.test(tag)) return readsTraditional(tag) ? 'zh-Hant' : 'zh-Hans';
    if (/^en\b/i.test(tag)) return 'en';
  }
  return tags.length ? 'en' : 'zh-Hans';
}
