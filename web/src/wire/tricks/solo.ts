// Written by `make types` from the Python structs of the same names. Do not edit.

/** Who is dealt to, and bids, first. */
export type SoloCarry = {
  start: number;
};
