// Written by `make types` from the Python structs of the same names. Do not edit.

import type { Outcome } from './kernel.ts';

export type MeldKind = 'added-kong' | 'chow' | 'concealed-kong' | 'open-kong' | 'pong';

export type How = 'discard' | 'rob-kong' | 'self-draw';

/**
 * A meld as it lies on the table.
 *
 * `tiles` are the faces that lie there, `stands` what each counts as: they differ where a wild tile (财神) stands
 * for another. The faces of a concealed kong are `None` to the others while the round lasts. `claimed` is the place
 * of the tile that came from `source`; both are `None` for a concealed kong.
 */
export type ShownMeld = {
  kind: 'added-kong' | 'chow' | 'concealed-kong' | 'open-kong' | 'pong';
  tiles: (string | null)[];
  stands: (string | null)[];
  claimed: number | null;
  source: number | null;
};

/** A discard in its pond; `taken` when it was claimed or won and lies elsewhere now. */
export type Laid = {
  tile: string;
  taken: boolean;
};

/** A mark stamped on a seat (`declarer`, `old-dealer`), or on the whole table where `seat` is `None`. */
export type Seal = {
  seat: number | null;
  key: string;
  params: { [key: string]: string | number };
};

/** The last word of a seat in an auction: `key` names the bid or `pass-bid`. */
export type Call = {
  seat: number;
  key: string;
};

/** One set or the pair of a winning hand, as it is counted. `wild` lists the places held by wild tiles. */
export type Group = {
  kind: 'chow' | 'kong' | 'loose' | 'pair' | 'pong';
  tiles: string[];
  stands: string[];
  wild: number[];
  concealed: boolean;
};

/**
 * A winning hand laid out in its best reading.
 *
 * `how` is the way it was won; `source` the seat that pays as thrower, `None` on a self-draw. `worth` is what the
 * hand counts (台, 番), `needed` what its seat had to reach.
 */
export type Win = {
  seat: number;
  tile: string;
  how: 'discard' | 'rob-kong' | 'self-draw';
  source: number | null;
  groups: Group[];
  worth: number;
  needed: number;
};

/**
 * How a seat's hand was counted at the end, where losers' hands count too: its groups, points (和), doublings (番).
 *
 * `total` is what it counts in the settlement. The items stand in the outcome's lines, by the parameter `seat`.
 */
export type Sheet = {
  seat: number;
  groups: Group[];
  points: number;
  doublings: number;
  total: number;
};

/**
 * What everybody at a mahjong table sees.
 *
 * `turn` is the seat whose move the table waits for, or whose discard is being considered. `held` counts the
 * concealed tiles of each seat; `drawn` is the seat that holds a tile it has just drawn. `left` counts the tiles in
 * the wall, `drawable` those that may still be drawn. `indicator` is the tile of the wall that was turned up to tell
 * the wild kinds; it is left out where there is none. `hands`, `wins` and `outcome` are there once the round is over.
 *
 * Left out, too, where a game has none: `specials`, the kinds that are laid out (花牌), and `exposed`, those that lie
 * before each seat; `raw`, the kinds not yet seen (生牌), once that matters; `sheets`, which tell at the end how every
 * hand was counted.
 */
export type MahjongPublic = {
  phase: string;
  turn: number | null;
  dealer: number;
  winds: string[];
  dice: number[];
  left: number;
  drawable: number;
  wilds: string[];
  held: number[];
  drawn: number | null;
  melds: ShownMeld[][];
  ponds: Laid[][];
  last: number | null;
  calls: Call[];
  seals: Seal[];
  hands: string[][] | null;
  wins: Win[];
  outcome: Outcome | null;
  indicator?: string | null;
  specials?: string[];
  exposed?: string[][];
  raw?: string[] | null;
  sheets?: Sheet[];
};

/**
 * What one seat alone knows: its concealed tiles, sorted with the wilds first.
 *
 * `drawn` is the tile it has just drawn, apart from `hand`. `kongs` are the faces of its own concealed kongs in the
 * order of its melds. `locked` are the tiles that it may not win on now because it let one pass (过手), `unpongable`
 * those that it may not pong for the same reason.
 */
export type MahjongPrivate = {
  hand: string[];
  drawn: string | null;
  kongs: string[];
  locked: string[];
  unpongable?: string[];
};

/**
 * A tile that would complete the hand: how many this seat has not seen, what the hand would be worth.
 *
 * `enough` tells whether that worth allows a win.
 */
export type Wait = {
  tile: string;
  unseen: number;
  worth: number;
  enough: boolean;
};

/** What a hand waits for, now (`discard` is `None`) or after discarding a tile. */
export type Waiting = {
  discard: string | null;
  waits: Wait[];
};

/** Counsel for one seat from what it knows itself: a sensible action, what its hand waits for, what it counts. */
export type MahjongHint = {
  action: { [key: string]: string | number | string[] | null } | null;
  waiting: Waiting[];
  worth: number | null;
};
