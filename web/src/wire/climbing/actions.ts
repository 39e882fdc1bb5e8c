// Written by `make types` from the Python structs of the same names. Do not edit.

/**
 * Lead, or beat what lies, with these cards (出牌).
 *
 * `declare` names the kind of a lead that fits two of them; on any other play it does not matter.
 */
export type Play = {
  type: 'play';
  cards: string[];
  declare: string | null;
};

/** Let it pass (不出, 不叫); the seat may play again when its turn comes round. */
export type Pass = {
  type: 'pass';
};

/** Bid so many points, or such a multiple (叫牌). */
export type Bid = {
  type: 'bid';
  points: number;
};

/** Show a hand that wins without being played (抛牌). */
export type ThrowIn = {
  type: 'throw-in';
};

/** Do nothing of the kind that is offered (不抛). */
export type Decline = {
  type: 'decline';
};
