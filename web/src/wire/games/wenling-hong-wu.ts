// Written by `make types` from the Python structs of the same names. Do not edit.

import type { Answered } from '../kernel.ts';
import type { TricksPrivate, TricksPublic } from '../tricks.ts';
import type { Bury, Declare, Decline, Play } from '../tricks/actions.ts';
import type { Buried, DealEnded, Dealt, Declared, Declined, Fled, KittyShown, KittyTaken, Played, Redealt, ThrowFailed, TrickTaken, TrumpNamed, TurnedUp } from '../tricks/events.ts';
import type { LevelsCarry } from '../tricks/partners.ts';

export type Action = Declare | Decline | Bury | Play;

export type Event =
  | Answered
  | Dealt
  | Declared
  | DealEnded
  | Declined
  | TurnedUp
  | TrumpNamed
  | KittyTaken
  | Buried
  | ThrowFailed
  | Played
  | TrickTaken
  | KittyShown
  | Fled
  | Redealt;

/** What a table of 温岭红五 may agree upon. */
export type Options = {
  level_mode: 'climb' | 'fixed_2';
  level_ladder: 'all' | 'skip_3_5';
  level_cap: 3 | 'none';
  stake: 'by_level' | 'flat';
  first_dealer: 'declarer' | 'random';
  self_secure: 'off' | 'on';
  pair_over_pair: 'no' | 'yes';
  follow_pair: 'free' | 'must';
  follow_tractor: 'free' | 'must' | 'must_degrade';
  flee_pay: 0 | 4 | 8 | 16;
  base: number;
  joker_counter: 'off' | 'on';
  no_declare: 'flip' | 'no_trump' | 'redeal';
  throw_rule: 'component' | 'off' | 'strict_min';
  high_tractor: 'chain' | 'no';
  kitty_mult: '2_4' | '2_4_8' | 'power';
};

export type Carry = LevelsCarry;

export type Public = TricksPublic;

export type Private = TricksPrivate;
