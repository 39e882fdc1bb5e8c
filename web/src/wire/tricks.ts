// Written by `make types` from the Python structs of the same names. Do not edit.

import type { Outcome } from './kernel.ts';

export type GroupKey = 'c' | 'd' | 'h' | 's' | 'trump';

export type TrumpKey = 'c' | 'd' | 'h' | 'none' | 's';

export type How = 'discard' | 'follow' | 'lead' | 'over-ruff' | 'ruff' | 'throw';

export type Showing = 'counter' | 'declare' | 'secure';

/** A mark stamped on a seat (`dealer`, `declarer`), or on the whole table where `seat` is `None`. */
export type Seal = {
  seat: number | null;
  key: string;
  params: { [key: string]: string | number };
};

/** A word of a seat in the auction: `bid` with its points, or `pass`. */
export type Call = {
  seat: number;
  key: string;
  points: number | null;
};

/** Level cards or jokers shown to name trumps; they stay in the hand. `trump` is what they stand for. */
export type Shown = {
  seat: number;
  cards: string[];
  trump: 'c' | 'd' | 'h' | 'none' | 's';
  how: 'counter' | 'declare' | 'secure';
};

/** What a seat has played to a trick; `points` are the points in it, `best` marks the play that wins so far. */
export type Laid = {
  seat: number;
  cards: string[];
  how: 'discard' | 'follow' | 'lead' | 'over-ruff' | 'ruff' | 'throw';
  points: number;
  best: boolean;
};

/** A throw of the present trick that did not stand: the cards that were shown, and what was led instead. */
export type FailedThrow = {
  seat: number;
  cards: string[];
  led: string[];
};

/** The last trick (上一轮) as it lay when it was gathered. */
export type TakenTrick = {
  winner: number;
  points: number;
  plays: Laid[];
  failed: FailedThrow | null;
};

/** A red five caught across the sides (抓红五): `seat` caught it from `source`. */
export type Caught = {
  seat: number;
  source: number;
};

/** A line on the bar of points: from `points` on, what `key` says holds for the counting side. */
export type Mark = {
  key: string;
  points: number;
};

/**
 * The bar of points: what the counting side (`dealer` or `defenders`) has gathered, of `whole`.
 *
 * `red_five` is the balance of caught red fives in points, where they count.
 */
export type Score = {
  side: 'dealer' | 'defenders';
  gathered: number;
  whole: number;
  marks: Mark[];
  red_five: number;
};

/** The kitty (底牌). `turned` are the cards turned up to find trumps, `cards` its faces once the round is over. */
export type Kitty = {
  number: number;
  holder: number | null;
  turned: string[];
  cards: string[] | null;
  points: number | null;
};

/**
 * What everybody at the table sees.
 *
 * `turn` is the seat whose move the table waits for, `None` while several may speak. `teams` numbers the sides by
 * seat; it is empty until they are known. `level` is the level card's rank, `levels` what each team plays where
 * teams climb. `bid` is the standing bid and `calls` the last word of every seat that has spoken. `shown` is the
 * showing of trumps that stands. `led` is the group of the lead, `plays` the present trick in order, `stake` the
 * points that lie in it. `hands` holds what is left in them, and `kitty` its faces, once the round is over.
 */
export type TricksPublic = {
  phase: string;
  turn: number | null;
  dealer: number | null;
  teams: number[];
  level: string;
  levels: string[];
  trump: 'c' | 'd' | 'h' | 'none' | 's' | null;
  bid: number | null;
  bidder: number | null;
  calls: Call[];
  shown: Shown | null;
  declined: number[];
  held: number[];
  undealt: number;
  trick: number;
  leader: number | null;
  led: 'c' | 'd' | 'h' | 's' | 'trump' | null;
  plays: Laid[];
  stake: number;
  failed: FailedThrow | null;
  last: TakenTrick | null;
  taken: number[];
  score: Score | null;
  caught: Caught[];
  kitty: Kitty;
  seals: Seal[];
  hands: string[][] | null;
  outcome: Outcome | null;
};

/** The cards of one group in a hand, from the highest down, and the longest tractors among them. */
export type Suited = {
  group: 'c' | 'd' | 'h' | 's' | 'trump';
  cards: string[];
  tractors: string[][];
};

/**
 * What one seat alone knows: its hand, trumps first, then black and red suits by turns.
 *
 * `playable` are the cards that belong to some legal answer, by name; `forced` those that belong to every one. Both
 * are empty while the seat is not asked for cards. `buried` is the kitty that this seat has buried.
 */
export type TricksPrivate = {
  hand: Suited[];
  playable: string[];
  forced: string[];
  buried: string[];
};

/**
 * Counsel for one seat from what it knows itself: a sensible action, why, and other sets of cards worth a look.
 *
 * `why` is a key of the family's words. `others` are legal plays, the cheap ones first, for walking through.
 */
export type TricksHint = {
  action: { [key: string]: string | number | string[] | null };
  why: string;
  others: string[][];
};
