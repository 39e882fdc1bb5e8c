// Written by `make types` from the Python structs of the same names. Do not edit.

/** A seat has got cards, in the order in which they came. */
export type Dealt = {
  type: 'dealt';
  seat: number;
  number: number;
  cards: string[] | null;
};

/** A seat bid. */
export type Bade = {
  type: 'bade';
  seat: number;
  points: number;
};

/** A seat bids no more. */
export type Passed = {
  type: 'passed';
  seat: number;
};

/** The auction is over: `seat` is the dealer at `points`. */
export type AuctionEnded = {
  type: 'auction-ended';
  seat: number;
  points: number;
};

/** Trumps are known, and so is the dealer. */
export type TrumpNamed = {
  type: 'trump-named';
  dealer: number;
  trump: 'c' | 'd' | 'h' | 'none' | 's';
};

/** The dealer took up the kitty; only itself sees the faces. */
export type KittyTaken = {
  type: 'kitty-taken';
  seat: number;
  number: number;
  cards: string[] | null;
};

/** The dealer buried the kitty. */
export type Buried = {
  type: 'buried';
  seat: number;
  number: number;
  cards: string[] | null;
};

/** A throw did not stand: the cards were shown and go back, all but those that are led. */
export type ThrowFailed = {
  type: 'throw-failed';
  seat: number;
  cards: string[];
  led: string[];
};

/** A seat led or followed. */
export type Played = {
  type: 'played';
  seat: number;
  cards: string[];
  how: 'discard' | 'follow' | 'lead' | 'over-ruff' | 'ruff' | 'throw';
};

/** A seat gathers a trick with its points. */
export type TrickTaken = {
  type: 'trick-taken';
  seat: number;
  points: number;
};

/** A seat caught a red five of the other side (抓红五). */
export type RedFiveCaught = {
  type: 'red-five-caught';
  seat: number;
  source: number;
};

/** After the last trick the kitty is turned up; `dug`: it went to the other side (抠底). */
export type KittyShown = {
  type: 'kitty-shown';
  seat: number;
  cards: string[];
  points: number;
  dug: boolean;
};

/** A seat has left for good; the round stops (强退). */
export type Fled = {
  type: 'fled';
  seat: number;
};

/** A seat showed cards to name trumps. */
export type Declared = {
  type: 'declared';
  seat: number;
  cards: string[];
  trump: 'c' | 'd' | 'h' | 'none' | 's';
  how: 'counter' | 'declare' | 'secure';
};

/** All cards are dealt; who wants to show something does it now. */
export type DealEnded = {
  type: 'deal-ended';
};

/** A seat pressed 不亮 after the deal. */
export type Declined = {
  type: 'declined';
  seat: number;
};

/** Nobody showed anything: cards of the kitty were turned up until one named trumps. */
export type TurnedUp = {
  type: 'turned-up';
  cards: string[];
};

/** Nobody showed anything: the cards are shuffled and dealt again. */
export type Redealt = {
  type: 'redealt';
};
