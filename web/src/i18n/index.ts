export { LANGUAGES, LANGUAGE_NAMES, language, preferredLanguage, speak, t } from './language.svelte.ts';
export type { Language } from './language.svelte.ts';
export type { Catalogue } from './zh-Hans.ts';
