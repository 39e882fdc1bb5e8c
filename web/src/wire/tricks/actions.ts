// Written by `make types` from the Python structs of the same names. Do not edit.

/** Bid so many points (叫分). */
export type Bid = {
  type: 'bid';
  points: number;
};

/** Bid no more in this hand (不叫). */
export type Pass = {
  type: 'pass';
};

/** Name the trump suit (定主). */
export type ChooseTrump = {
  type: 'choose-trump';
  suit: 'c' | 'd' | 'h' | 's';
};

/** Put so many cards face down as the kitty (扣底). */
export type Bury = {
  type: 'bury';
  cards: string[];
};

/** Lead or follow with these cards (出牌). */
export type Play = {
  type: 'play';
  cards: string[];
};

/** Show cards to name trumps: declare, counter or secure (亮主, 反主, 自保). */
export type Declare = {
  type: 'declare';
  cards: string[];
};

/** Show nothing for the time being (不亮, 不反). */
export type Decline = {
  type: 'decline';
};
