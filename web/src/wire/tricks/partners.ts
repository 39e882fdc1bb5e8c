// Written by `make types` from the Python structs of the same names. Do not edit.

/**
 * Who deals (`None` in the first hand of a match), who is dealt to first then, what each team plays.
 *
 * `champion` is the team that has won the match by winning a hand as dealers at level A.
 */
export type LevelsCarry = {
  dealer: number | null;
  start: number;
  levels: [number, number];
  champion: number | null;
};
