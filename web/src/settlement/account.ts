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

/** One hand and how it was counted, where several were: a winner's, or a loser's whose hand counts too. */
export interface Counted {
  seat: number;
  /** What it counts in all: 「70」. */
  total: string;
  reasons: readonly Reason[];
  sum: Reason | null;
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
  /** Each hand by itself, the first shown first; left out where one alone was counted, which `reasons` tell. */
  hands?: readonly Counted[];
  marks: (seat: number) => Mark[];
}

export interface AccountProps<S> {
  seen: S;
  desk: Desk;
  /** Whose hand is looked at, where several were counted. */
  seat?: number | null;
}
