// Written by `make types` from the Python structs of the same names. Do not edit.

import type { Atoms, Bombs, Butterflies, ChainBombs, Fixed, FullHouses, JokerSets, KickerBombs, LoadedBombs, OneSuit, Runs, Sets } from './climbing/kinds.ts';
import type { Outcome } from './kernel.ts';

/**
 * A play or a pass of a trick. A pass has no kind and no cards.
 *
 * `cards` as they lie, `stands` the rank that each of them stands for (a wild joker its stand-in), `points` what is
 * in it, `best` marks what must be beaten.
 */
export type Laid = {
  seat: number;
  kind: string | null;
  cards: string[];
  stands: string[];
  bomb: boolean;
  points: number;
  best: boolean;
};

/** A trick as it lay when it was gathered. */
export type TakenTrick = {
  winner: number;
  points: number;
  plays: Laid[];
};

/** The points of a side: `secured` for good, `pending` captured but not yet secured (未定分), of `whole`. */
export type Side = {
  side: number;
  secured: number;
  pending: number;
  whole: number;
};

/** A word of a seat in the bidding: `bid` with its points, or `pass`. */
export type Call = {
  seat: number;
  key: string;
  points: number | null;
};

/** A mark stamped on a seat, or on the whole table where `seat` is `None`; worded by the game's `words`. */
export type Seal = {
  seat: number | null;
  key: string;
  params: { [key: string]: string | number };
};

/**
 * The game's table of combinations, so that a client can read a choice of cards by itself.
 *
 * `wild` are the jokers that stand for any ordinary rank beside an ordinary card, `order` the single order by rank
 * (2 … A, small, big joker).
 */
export type Table = {
  kinds: (Sets | JokerSets | Runs | FullHouses | Butterflies | Bombs | LoadedBombs | ChainBombs | KickerBombs | Fixed | OneSuit | Atoms)[];
  wild: string[];
  order: number[];
};

/**
 * What everybody at the table sees.
 *
 * `turn` is the seat to move. `sides` numbers the teams by seat, empty until they are known; `around` are the seats
 * in order of play. `held` is the number of cards left by seat, `None` where it is not shown. `plays` is the trick in
 * order, passes included; a seat's last entry is what it did last. `stake` are the points that lie in it, `best` the
 * seat whose play must be beaten. `last` is the last gathered trick, `history` all of them where they may be looked
 * through. `finished` are the seats that are out, in order. `captured` are the points by seat, `score` those of the
 * sides. `undealt` counts what was not dealt, and `spare` are its faces once it is turned up; `hands` holds what is
 * left in them once the round is over. Where there is a bidding, `bid` is the standing bid of the `bidder`, `calls`
 * the last word of every seat that has spoken, and `dealer` who plays alone.
 */
export type ClimbingPublic = {
  phase: string;
  turn: number | null;
  sides: number[];
  around: number[];
  held: (number | null)[];
  trick: number;
  leader: number | null;
  plays: Laid[];
  stake: number;
  best: number | null;
  closing: boolean;
  last: TakenTrick | null;
  history: TakenTrick[];
  finished: number[];
  captured: number[];
  score: Side[];
  seals: Seal[];
  combinations: Table;
  undealt: number;
  spare: string[];
  hands: string[][] | null;
  outcome: Outcome | null;
  dealer: number | null;
  bid: number | null;
  bidder: number | null;
  calls: Call[];
};

/**
 * What one seat alone knows: its hand, from the highest down.
 *
 * `playable` are the cards that belong to some legal play, by name; empty while the seat is not asked. `forced` are
 * cards without which its play is refused (先出牌). `partners` are the hands that a seat that is out may see, by seat,
 * else empty. `unseen` counts, by rank from 2 to the big joker, the cards that this seat has not seen (记牌器), where
 * the table keeps count.
 */
export type ClimbingPrivate = {
  hand: string[];
  playable: string[];
  forced: string[];
  partners: string[][];
  unseen: number[] | null;
};

/** A legal play, what it is read as, and the kind that must be declared for it, if any. */
export type Choice = {
  cards: string[];
  kind: string;
  stands: string[];
  declare: string | null;
};

/**
 * Counsel for one seat from what it knows itself: a sensible action, why, and other plays worth a look.
 *
 * `why` is a key of the family's words. `others` are legal plays that matter, the smallest first and bombs last, for
 * walking through.
 */
export type ClimbingHint = {
  action: { [key: string]: string | number | string[] | null };
  why: string;
  others: Choice[];
};
