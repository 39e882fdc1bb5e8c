// Written by `make types` from the Python structs of the same names. Do not edit.

import type { ClimbingPrivate, ClimbingPublic } from '../climbing.ts';
import type { Bid, Decline, Pass, Play, ThrowIn } from '../climbing/actions.ts';
import type { AuctionEnded, Bade, BidPassed, Dealt, Inherited, KittyTaken, Leads, NobodyThrew, Passed, Played, ThrownIn, TrickTaken, WentOut } from '../climbing/events.ts';
import type { ClimbingCarry } from '../climbing/game.ts';
import type { Answered } from '../kernel.ts';

export type Action = Play | Pass | Bid | ThrowIn | Decline;

export type Event =
  | Dealt
  | Bade
  | BidPassed
  | Passed
  | AuctionEnded
  | KittyTaken
  | Answered
  | ThrownIn
  | NobodyThrew
  | Leads
  | Played
  | WentOut
  | TrickTaken
  | Inherited;

/** What a table of 温岭标统 may agree upon. */
export type Options = {
  show_counts: 'always' | 'never' | 'ten_or_less';
  trick_history: 'off' | 'on';
  card_counter: 'off' | 'on';
  turn_seconds: number;
  base: number;
  forced_bid: 'at_least_one_step' | 'exactly_one_step' | 'off';
  pass_final: 'off' | 'on';
  end_rule: 'first_out' | 'side_out';
  throw_timing: 'after_bidding' | 'after_deal' | 'off';
  throw_cards: 'dealt_only' | 'with_kitty';
  stake: number;
  book: 'coins' | 'points';
  straight_suits: 'any' | 'mixed';
  joker_pair: 'natural' | 'none';
  bid_seconds: number;
};

export type Carry = ClimbingCarry;

export type Public = ClimbingPublic;

export type Private = ClimbingPrivate;
