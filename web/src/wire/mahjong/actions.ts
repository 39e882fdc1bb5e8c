// Written by `make types` from the Python structs of the same names. Do not edit.

/** Throw a tile of one's hand (打). */
export type Discard = {
  type: 'discard';
  tile: string;
};

/** Lay out a special tile of one's hand (明花), where that is left to the player; it is replaced from the tail. */
export type Expose = {
  type: 'expose';
  tile: string;
};

/** Claim the discard of the seat before for a run (吃): `tiles` is the run, `given` two tiles of the hand. */
export type Chow = {
  type: 'chow';
  tiles: string[];
  given: string[];
};

/** Claim a discard for a triplet (碰), giving two tiles of the hand. */
export type Pong = {
  type: 'pong';
  tile: string;
  given: string[];
};

/** Claim a discard for a kong (明杠), giving three tiles of the hand. */
export type OpenKong = {
  type: 'open-kong';
  tile: string;
  given: string[];
};

/** Declare four tiles of one's hand a kong (暗杠). */
export type ConcealedKong = {
  type: 'concealed-kong';
  tile: string;
  given: string[];
};

/** Add a fourth tile to one's own pong of `tile` (补杠); `face` is what is added. */
export type AddedKong = {
  type: 'added-kong';
  tile: string;
  face: string;
};

/** Go out (胡): on the tile drawn, on a discard, or on the tile that is being added to a pong. */
export type Win = {
  type: 'win';
};

/** Let a discard, or a kong that could be robbed, go by (过). */
export type Pass = {
  type: 'pass';
};
