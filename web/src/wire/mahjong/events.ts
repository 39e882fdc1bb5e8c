// Written by `make types` from the Python structs of the same names. Do not edit.

import type { ShownMeld } from '../mahjong.ts';

/** The dealer threw the dice; `kept` stacks at the right end of `owner`'s wall stay behind the break. */
export type WallBroken = {
  type: 'wall-broken';
  dealer: number;
  dice: number[];
  owner: number;
  kept: number;
};

/** A seat has got its hand; the tiles are sorted. */
export type Dealt = {
  type: 'dealt';
  seat: number;
  number: number;
  tiles: string[] | null;
};

/** A tile of the wall was turned up (翻得): it names what is wild in this deal, and what is laid out as special. */
export type IndicatorTurned = {
  type: 'indicator-turned';
  tile: string;
  wilds: string[];
  specials: string[];
};

/** A seat laid out special tiles (补花); as many are drawn from the tail. */
export type Exposed = {
  type: 'exposed';
  seat: number;
  tiles: string[];
};

/** A seat drew a tile from the head of the wall, or from its tail after a kong; `left` are left. */
export type Drew = {
  type: 'drew';
  seat: number;
  end: 'head' | 'tail';
  left: number;
  tile: string | null;
};

/** A seat threw a tile. */
export type Discarded = {
  type: 'discarded';
  seat: number;
  tile: string;
};

/** A seat claimed the last discard for a chow, a pong or a kong, or laid a concealed kong face up. */
export type Melded = {
  type: 'melded';
  seat: number;
  meld: ShownMeld;
};

/** A seat adds a tile to its pong; it may be robbed of it. */
export type KongAdded = {
  type: 'kong-added';
  seat: number;
  meld: ShownMeld;
};

/** The tile that was to become a kong went to a winner; the meld is a pong again. */
export type KongRobbed = {
  type: 'kong-robbed';
  seat: number;
  tile: string;
};

/** A seat went out with a hand that counts `worth`; `source` threw the tile, `None` on a self-draw. */
export type Won = {
  type: 'won';
  seat: number;
  tile: string;
  how: 'discard' | 'rob-kong' | 'self-draw';
  source: number | null;
  worth: number;
};

/** Nobody may draw any more and nobody has won: a drawn game (荒庄). */
export type WallSpent = {
  type: 'wall-spent';
  left: number;
};

/** A seat laid down four backs; only itself sees the faces. */
export type KongConcealed = {
  type: 'kong-concealed';
  seat: number;
  tiles: string[] | null;
};
