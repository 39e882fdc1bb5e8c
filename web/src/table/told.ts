/** What the frame of a table makes of an event; each family puts its own events into these terms. */
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
  /** The piece that it is about, shown beside the sentence. */
  tile: string | null;
  seat: number | null;
}

export interface Call {
  seat: number;
  text: string;
  hot: boolean;
}

/** What a family needs in order to tell. */
export interface Telling {
  words: Catalogue['table'];
  /** A seat's name, or 「你」. */
  nameOf: (seat: number) => string;
  /** The game's own word for a bid. */
  bid: (key: string) => string;
}

export const SILENT: Told = { sentence: null, call: null, spoken: null, cue: null, tile: null, seat: null };
