/** The lines of a settlement in the game's own words, for the places where they stand. */
import { hasWord, word } from '../games/games.svelte.ts';
import type { Line } from '../wire/kernel.ts';

/** The whole sentence: 「胡牌 3台：全付 8，半付 4」. */
export const sentenceOf = (game: string, line: Line): string => word(game, line.key, line.params);

/** A name for a cell, without the figures that have cells of their own: 「胡分」. */
export function nameOf(game: string, line: Line): string {
  const short = `${line.key}.short`;
  return hasWord(game, short) ? word(game, short, line.params) : sentenceOf(game, line);
}

/** Why it counts: 「中、发、白成刻」; empty where the game does not say. */
export function reasonOf(game: string, line: Line): string {
  const why = `${line.key}.why`;
  return hasWord(game, why) ? word(game, why, line.params) : '';
}
