// Written by `make types` from the Python structs of the same names. Do not edit.

import type { Answered } from '../kernel.ts';
import type { MahjongPrivate, MahjongPublic } from '../mahjong.ts';
import type { AddedKong, Chow, ConcealedKong, Discard, Expose, OpenKong, Pass, Pong, Win } from '../mahjong/actions.ts';
import type { Dealt, Discarded, Drew, Exposed, IndicatorTurned, KongAdded, KongRobbed, Melded, WallBroken, WallSpent, Won } from '../mahjong/events.ts';

export type Action = Discard | Expose | Chow | Pong | OpenKong | ConcealedKong | AddedKong | Win | Pass;

/** So few stacks are left that who throws an unseen kind may have to pay for all (生牌阶段). */
export type RawPhaseBegun = {
  type: 'raw-phase-begun';
  stacks: number;
};

export type Event =
  | WallBroken
  | Dealt
  | IndicatorTurned
  | Exposed
  | Drew
  | Discarded
  | Melded
  | KongAdded
  | KongRobbed
  | RawPhaseBegun
  | Won
  | WallSpent
  | Answered;

/** Defaults are the rules page; the preset `manual` leaves laying out to the players. */
export type Options = {
  cap: 300 | 500 | 1000 | 'none';
  ron_triplet: 'concealed' | 'open';
  double_home: 'any_place' | 'pair_only';
  home_needs_runs: boolean;
  flower_de_pair: 'limit' | 'no';
  panghu_pair: 'any' | 'no_value_pair';
  all_honours_as: 'half_flush' | 'none';
  rob_open_kong: boolean;
  instant_limit: 'forced' | 'off' | 'optional';
  four_subst_limit: boolean;
  red_group: 'plants' | 'seasons';
  loser_door_flower: 0 | 1;
  loser_wild: 'any' | 'honour_only' | 'none';
  loser_four_winds: 'complete_hand' | 'off' | 'wind_sets';
  raw_phase_stacks: 10 | 12 | 15;
  bao_san: boolean;
  raw_chow: 'all_tiles' | 'claimed_only';
  drawn_stacks: 6 | 7 | 8;
  last_discard_claims: boolean;
  drawn_dealer: 'goes' | 'stays';
  throw_de: 'forbidden' | 'free' | 'penalty';
  thrown_de_counts: boolean;
  pass_pong: 'off' | 'until_discard';
  pass_win: 'off' | 'until_discard';
  auto_expose: boolean;
  flee: 'autoplay' | 'forfeit';
  waits_shown: boolean;
  base: number;
  deals: 4 | 8 | 16 | 'endless';
};

/** What a deal leaves to the next: who deals it, and its number in the match, from 1. */
export type Carry = {
  dealer: number;
  number: number;
};

export type Public = MahjongPublic;

export type Private = MahjongPrivate;
