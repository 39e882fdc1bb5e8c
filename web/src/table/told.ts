/** What the frame of a table makes of an event; each family puts its own events into these terms. */
import type { WordParams } from '../games/games.svelte.ts';
import type { Catalogue } from '../i18n/index.ts';
import type { Cue } from '../sound/cues.ts';

/** What one event is to people. */
export interface Told {
  /** For the log and the live region; null for what nobody needs to be told. */
  sentence: string | null;
  /** Stamped at the seat. */
  call: Call | null;
  /** Said aloud. */
  spoken: string | null;
  cue: Cue | null;
  /** The pieces that it is about, shown beside the sentence. */
  pieces: readonly string[];
  seat: number | null;
}

export interface Call {
  /** Where it is stamped: at a seat, or for all in the middle. */
  seat: number | null;
  text: string;
  hot: boolean;
}

/** What a family needs in order to tell. */
export interface Telling {
  words: Catalogue['table'];
  /** A seat's name, or 「你」. */
  nameOf: (seat: number) => string;
  /** The game's own word for a key. */
  word: (key: string, params?: WordParams) => string;
}

export const SILENT: Told = { sentence: null, call: null, spoken: null, cue: null, pieces: [], seat: null };
