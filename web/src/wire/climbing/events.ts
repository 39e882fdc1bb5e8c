// Written by `make types` from the Python structs of the same names. Do not edit.

/** A seat has got its cards. */
export type Dealt = {
  type: 'dealt';
  seat: number;
  number: number;
  cards: string[] | null;
};

/** Who leads first, and why: drawn by lot, first out in the last hand, by holding `card`, or as the declarer. */
export type Leads = {
  type: 'leads';
  seat: number;
  why: 'card' | 'declarer' | 'first-out' | 'lot';
  card: string | null;
};

/** A seat led, or beat what lay: the cards as they lie, what they are read as, the rank each of them stands for. */
export type Played = {
  type: 'played';
  seat: number;
  cards: string[];
  kind: string;
  stands: string[];
  bomb: boolean;
  led: boolean;
};

/** A seat let it pass. */
export type Passed = {
  type: 'passed';
  seat: number;
};

/** A seat has played its last card; `place` is 1 for the first out (头游). */
export type WentOut = {
  type: 'went-out';
  seat: number;
  place: number;
};

/** All others have passed: a seat gathers the trick with its points. */
export type TrickTaken = {
  type: 'trick-taken';
  seat: number;
  points: number;
};

/** A seat leads in place of the winner, who has no cards left (接风). */
export type Inherited = {
  type: 'inherited';
  seat: number;
  source: number;
};

/** A seat is down to its last card (报单). */
export type LastCard = {
  type: 'last-card';
  seat: number;
};

/** A seat bid. */
export type Bade = {
  type: 'bade';
  seat: number;
  points: number;
};

/** A seat does not bid, or bids no more (不叫). */
export type BidPassed = {
  type: 'bid-passed';
  seat: number;
};

/** The bidding is over: `seat` is the declarer at `points`. */
export type AuctionEnded = {
  type: 'auction-ended';
  seat: number;
  points: number;
};

/** The kitty is turned up for all, and the declarer takes it up. */
export type KittyTaken = {
  type: 'kitty-taken';
  seat: number;
  number: number;
  cards: string[];
};

/** A seat showed a set of cards that wins the hand without play (抛牌). */
export type ThrownIn = {
  type: 'thrown-in';
  seat: number;
  cards: string[];
};

/** Nobody has thrown in; who was asked stays hidden. */
export type NobodyThrew = {
  type: 'nobody-threw';
};
