// Written by `make types` from the Python structs of the same names. Do not edit.

import type { TricksPrivate, TricksPublic } from '../tricks.ts';
import type { Bid, Bury, ChooseTrump, Pass, Play } from '../tricks/actions.ts';
import type { AuctionEnded, Bade, Buried, Dealt, Fled, KittyShown, KittyTaken, Passed, Played, RedFiveCaught, ThrowFailed, TrickTaken, TrumpNamed } from '../tricks/events.ts';
import type { SoloCarry } from '../tricks/solo.ts';

export type Action = Bid | Pass | ChooseTrump | Bury | Play;

export type Event =
  | Dealt
  | Bade
  | Passed
  | AuctionEnded
  | TrumpNamed
  | KittyTaken
  | Buried
  | ThrowFailed
  | Played
  | TrickTaken
  | RedFiveCaught
  | KittyShown
  | Fled;

/** What a table of 包红心 may agree upon. */
export type Options = {
  follow_pair: 'free' | 'must';
  follow_tractor: 'free' | 'must' | 'must_degrade';
  ruff_match: 'cover' | 'exact';
  high_tractor: 'chain' | 'no';
  bid_clock_s: 0 | 30;
  flee_dealer: 0 | 30 | 60 | 90;
  flee_defender: 0 | 15 | 30;
  flee_share: 'equal' | 'to_dealer';
  base: number;
  max_bid: 200 | 240;
  trump_choice: 'after_kitty' | 'before_kitty';
  throw_rule: 'component' | 'off' | 'strict_min';
  throw_fail: 'beatable_only' | 'lowest_card' | 'ordered_all';
  throw_equal: 'breaks' | 'safe';
  red_five: 'ordinary' | 'top';
  counsellors: 'off' | 'on';
  two_trump: 'no' | 'yes';
  red_five_capture: 'bonus' | 'off' | 'points';
  kitty_rule: 'always_dealer' | 'as_bao_hong_wu' | 'minus_one' | 'winner_takes';
};

export type Carry = SoloCarry;

export type Public = TricksPublic;

export type Private = TricksPrivate;
