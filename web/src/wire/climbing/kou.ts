// Written by `make types` from the Python structs of the same names. Do not edit.

/** Who holds the other copy of the drawn card is the leader's partner, and now sits opposite it. */
export type Partnered = {
  type: 'partnered';
  seat: number;
  partner: number;
  around: number[];
};

/** Who leads, `None` where a card is drawn; how the seats sit, in order of play, where a card has moved them. */
export type KouCarry = {
  leader: number | null;
  around: number[];
};
