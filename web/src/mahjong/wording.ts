/** What this family calls things in its own words, where a game has no word of its own. */
import { hasWord, word } from '../games/games.svelte.ts';
import { t } from '../i18n/index.ts';

const worded = (game: string, key: string, usual: string): string =>
  hasWord(game, key) ? word(game, key) : usual;

/** Wild tiles: 财神, or 得. */
export const wildWord = (game: string): string => worded(game, 'wild', t().table.tiles.wildWord);

/** The mark on a wild tile: 财, or 得. */
export const wildBadge = (game: string): string => worded(game, 'wild.badge', t().table.tiles.wildBadge);

/** How the tile is called that was turned up to tell the wild kinds: 翻, or 翻得. */
export const turnedWord = (game: string): string => worded(game, 'indicator', t().table.turned);

/** What the worth of a hand is counted in: 台, or 和. */
export const unitOf = (game: string): string => worded(game, 'unit', t().settlement.unit);

/** Why a hand that waits may not win: too few 台, unless the game has another reason. */
export const barredWord = (game: string): string => worded(game, 'barred', t().table.waiting.short);
