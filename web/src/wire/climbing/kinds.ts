// Written by `make types` from the Python structs of the same names. Do not edit.

/** So many cards of one rank: single, pair, triple. In `pure` ones nothing stands in for a card. */
export type Sets = {
  form: 'sets';
  key: string;
  level: number;
  guard: number;
  last_resort: boolean;
  size: number;
  ranks: number[];
  pure: boolean;
};

/** So many jokers of either colour and nothing else, of this power; they stand for `stands`, if for anything. */
export type JokerSets = {
  form: 'joker-sets';
  key: string;
  level: number;
  guard: number;
  last_resort: boolean;
  size: number;
  power: number[];
  stands: number | null;
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
 * The number counts double in the power, so that bombs of jokers can stand between two numbers. In `pure` ones
 * nothing stands in for a card.
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
  pure: boolean;
};

/**
 * `size` cards of one rank with jokers that are not all wild (满线炸); compared like `Bombs`.
 *
 * `jokers` are the choices of so many small ones, which stand for nothing, and so many big ones, which are wild.
 */
export type LoadedBombs = {
  form: 'loaded-bombs';
  key: string;
  level: number;
  guard: number;
  last_resort: boolean;
  size: number;
  ranks: number[];
  jokers: [number, number][];
};

/**
 * `least` or more neighbouring bombs of equal size (连炸), `low` … `high` as in `Runs`.
 *
 * A chain counts its groups and the cards of a group together, doubled like the number of `Bombs`; among equals it
 * stands below them, and more groups, then the higher top decide. Where it `wraps`, the ranks up to K, A, 2 are
 * neighbours as well, just above the lowest run.
 */
export type ChainBombs = {
  form: 'chain-bombs';
  key: string;
  level: number;
  guard: number;
  last_resort: boolean;
  least: number;
  low: number;
  high: number;
  wraps: boolean;
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

/** Exactly these ranks in one suit (纯五十K); compared by the suit: `suits` from the lowest, equal ones together. */
export type OneSuit = {
  form: 'one-suit';
  key: string;
  level: number;
  guard: number;
  last_resort: boolean;
  ranks: number[];
  suits: number[][];
};

/** `least` to `most` times all `copies` of a card, of one rank (原子, 氢弹); compared by size, then by rank. */
export type Atoms = {
  form: 'atoms';
  key: string;
  level: number;
  guard: number;
  last_resort: boolean;
  ranks: number[];
  copies: number;
  least: number;
  most: number;
};
