// Written by `make types` from the Python structs of the same names. Do not edit.

/** So many cards of one rank: single, pair, triple. */
export type Sets = {
  form: 'sets';
  key: string;
  level: number;
  guard: number;
  last_resort: boolean;
  size: number;
  ranks: number[];
};

/** `least` to `most` neighbouring ranks, `width` cards of each, inside the places `low` … `high` (A is 1 and 14). */
export type Runs = {
  form: 'runs';
  key: string;
  level: number;
  guard: number;
  last_resort: boolean;
  width: number;
  least: number;
  most: number;
  low: number;
  high: number;
};

/** A triple with two cards of other ranks (三带二), a pair unless `loose`; compared by the triple. */
export type FullHouses = {
  form: 'full-houses';
  key: string;
  level: number;
  guard: number;
  last_resort: boolean;
  ranks: number[];
  pairs: number[];
  loose: boolean;
};

/**
 * `least` or more neighbouring triples with as many neighbouring pairs (蝴蝶); compared by the triples.
 *
 * The two runs are independent and may share ranks.
 */
export type Butterflies = {
  form: 'butterflies';
  key: string;
  level: number;
  guard: number;
  last_resort: boolean;
  least: number;
  low: number;
  high: number;
};

/**
 * `least` or more cards of one rank; compared by their number, then by rank. A bomb needs `naturals` real cards.
 *
 * The number counts double in the power, so that bombs of jokers can stand between two numbers.
 */
export type Bombs = {
  form: 'bombs';
  key: string;
  level: number;
  guard: number;
  last_resort: boolean;
  least: number;
  most: number;
  ranks: number[];
  naturals: number;
};

/** `size` cards of one rank with so many `kickers`, any cards of other ranks (四带一); compared by rank alone. */
export type KickerBombs = {
  form: 'kicker-bombs';
  key: string;
  level: number;
  guard: number;
  last_resort: boolean;
  size: number;
  ranks: number[];
  kickers: number[];
};

/** Exactly these cards by rank, one row or another, with this power: four small jokers, 三王炸. */
export type Fixed = {
  form: 'fixed';
  key: string;
  level: number;
  guard: number;
  last_resort: boolean;
  rows: number[][];
  power: number[];
};
