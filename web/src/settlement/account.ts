/** What a family says of a finished round: what won and why it counts. Who pays whom is the same for all. */
import { hasWord, word } from '../games/games.svelte.ts';
import type { Desk } from '../wire/hall.ts';
import type { Line } from '../wire/kernel.ts';

/** One line of the reasons: what counts, why, how much. */
export interface Reason {
  name: string;
  why: string;
  number: string;
  unit: string;
}

/** A seal beside a name. */
export interface Mark {
  text: string;
  tone: 'cinnabar' | 'brass' | 'grey' | 'jade';
}

export interface Account {
  /** The large seal at the head; none where nobody won. */
  stamp: string | null;
  title: string;
  /** After the title, in red: what it was worth. */
  worth: string;
  /** How it came about, in one line. */
  story: string;
  winners: readonly number[];
  /** Instead of reasons, where there are none. */
  nothing: string | null;
  reasons: readonly Reason[];
  sum: Reason | null;
  marks: (seat: number) => Mark[];
}

export interface AccountProps<S> {
  seen: S;
  desk: Desk;
}

/** A line in the game's own words. */
export const textOf = (game: string, line: Line): string => word(game, line.key, line.params);

/** A line's name for a cell of the table. */
export const shortOf = (game: string, line: Line): string =>
  word(game, hasWord(game, `${line.key}.short`) ? `${line.key}.short` : line.key, line.params);

/** Why a line counts, where the game says so. */
export const whyOf = (game: string, line: Line): string =>
  hasWord(game, `${line.key}.why`) ? word(game, `${line.key}.why`, line.params) : '';
