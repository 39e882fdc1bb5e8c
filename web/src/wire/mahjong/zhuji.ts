// Written by `make types` from the Python structs of the same names. Do not edit.

/** The declarer names the wild kinds (定财神): two in a row, one, or none. Sorted. */
export type NameWild = {
  type: 'name-wild';
  tiles: string[];
};

/** These kinds are wild for everyone in this deal; there may be none. */
export type WildNamed = {
  type: 'wild-named';
  seat: number;
  tiles: string[];
};

/**
 * What a deal leaves to the next. `kept`: how many deals in a row the dealer has stayed, so that he is 老庄.
 *
 * `number` is the deal that is to be played, from 1; `winner` who won the one before, if anybody did.
 */
export type ZhujiCarry = {
  dealer: number;
  kept: number;
  number: number;
  winner: number | null;
};

/** These kinds are wild for everyone by the rules of the table; `turned` is the tile of the wall that says so. */
export type WildFixed = {
  type: 'wild-fixed';
  turned: string | null;
  tiles: string[];
};
