/**
 * What the hall knows of its games, in the language that is spoken.
 *
 * The hall words titles, options and keys in simplified Chinese and English. Their traditional form is made at build
 * from the dump in `generated/games`; a game that the build did not know is shown in simplified.
 */
import * as api from '../api/index.ts';
import { language, type Language } from '../i18n/index.ts';
import type { GameCard } from '../wire/hall.ts';
import type { Title } from '../wire/kernel.ts';

export type WordParams = Readonly<Record<string, string | number | readonly (string | number)[]>>;

type Dump = GameCard & { help: string };

const traditionalDumps = import.meta.glob<{ default: Dump }>('../generated/games/*.json', {
  query: '?traditional',
});

let cards = $state.raw<Readonly<Record<string, GameCard>>>({});
let converted = $state.raw<Readonly<Record<string, Dump>>>({});
let loading: Promise<void> | undefined;

/** Fetches the hall's games, once; after a failure the next call tries again. Throws `Refusal`. */
export function loadGames(): Promise<void> {
  loading ??= fetchGames().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function fetchGames(): Promise<void> {
  const found = await api.games();
  cards = Object.fromEntries(found.map((card) => [card.key, card]));
}

/** Loads the traditional wording of a game; call it when `zh-Hant` is spoken and the game comes into view. */
export async function loadTraditional(key: string): Promise<void> {
  const load = traditionalDumps[`../generated/games/${key}.json`];
  if (!load || converted[key]) return;
  const { default: dump } = await load();
  converted = { ...converted, [key]: dump };
}

/** All games of this hall, as it lists them. */
export const games = (): GameCard[] => Object.keys(cards).flatMap((key) => gameInfo(key) ?? []);

/** A game's card in the present language's script, `undefined` before it is loaded or if the hall has no such game. */
export function gameInfo(key: string): GameCard | undefined {
  const card = cards[key];
  if (!card || language() !== 'zh-Hant') return card;
  const traditional = converted[key];
  if (!traditional) void loadTraditional(key);
  return traditional?.version === card.version ? traditional : card;
}

/** A page of Markdown and the language that it is written in. */
export interface HelpPage {
  text: string;
  language: Language;
}

/** A game's help in the language and script that is read; in Chinese where there is no other. Throws `Refusal`. */
export async function gameHelp(key: string): Promise<HelpPage> {
  if (language() === 'zh-Hant') {
    await loadTraditional(key);
    const traditional = converted[key];
    if (traditional && traditional.version === cards[key]?.version)
      return { text: traditional.help, language: 'zh-Hant' };
  }
  const { zh, en } = await api.help(key);
  if (language() === 'en' && en !== null) return { text: en, language: 'en' };
  return { text: zh, language: 'zh-Hans' };
}

/** A text of the hall in the language that is spoken. */
export const inLanguage = (text: Title): string => (language() === 'en' ? text.en : text.zh);

/** The title of a game; its key while its card is not known. */
export function gameTitle(key: string): string {
  const card = gameInfo(key);
  return card ? inLanguage(card.about.title) : key;
}

/** `包{n}台` with `{n: 3}` → `包3台`. What has no parameter stays, so that a mistake is seen. */
export function filled(template: string, params: WordParams = {}): string {
  return template.replace(/\{(\w+)\}/g, (hole, name: string) => {
    const value = params[name];
    if (value === undefined) return hole;
    if (typeof value === 'object') return value.join(language() === 'en' ? ', ' : '、');
    return String(value).replace(/^-/, '−');
  });
}

/** Whether a game has its own wording for a key. */
export const hasWord = (gameKey: string, key: string): boolean => gameInfo(gameKey)?.words[key] !== undefined;

/** A game's own wording of a key (a bid, a seal, a line of the settlement, a refusal); the key itself if it has none. */
export function word(gameKey: string, key: string, params: WordParams = {}): string {
  const text = gameInfo(gameKey)?.words[key];
  return text ? filled(inLanguage(text), params) : key;
}
