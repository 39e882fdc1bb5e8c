/** What a family says of a finished round: what won and why it counts. Who pays whom is the same for all. */
import type { Desk } from '../wire/hall.ts';

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
  reasons: readonly Reason[];
  sum: Reason | null;
  marks: (seat: number) => Mark[];
}

export interface AccountProps<S> {
  seen: S;
  desk: Desk;
}
