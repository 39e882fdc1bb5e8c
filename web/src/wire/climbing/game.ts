// Written by `make types` from the Python structs of the same names. Do not edit.

/** Who leads the next hand: the first out of the last one; `None` where it is drawn. */
export type ClimbingCarry = {
  leader: number | null;
};
