// Written by `make types` from the Python structs of the same names. Do not edit.

import type { Answered } from '../kernel.ts';
import type { MahjongPrivate, MahjongPublic } from '../mahjong.ts';
import type { AddedKong, Chow, ConcealedKong, Discard, OpenKong, Pass, Pong, Win } from '../mahjong/actions.ts';
import type { Dealt, Discarded, Drew, KongAdded, KongConcealed, KongRobbed, Melded, WallBroken, WallSpent, Won } from '../mahjong/events.ts';
import type { NameWild, WildFixed, WildNamed, ZhujiCarry } from '../mahjong/zhuji.ts';

export type Action = NameWild | Discard | Chow | Pong | OpenKong | ConcealedKong | AddedKong | Win | Pass;

export type Event =
  | WallBroken
  | Dealt
  | WildNamed
  | WildFixed
  | Drew
  | Discarded
  | Melded
  | KongConcealed
  | KongAdded
  | KongRobbed
  | Won
  | WallSpent
  | Answered;

/** What a table of 诸暨麻将 may agree upon. */
export type Options = {
  wild_source: 'dealer_choice' | 'fixed_white' | 'flip_next' | 'flip_same' | 'none';
  wild_kinds_max: 0 | 1 | 2;
  dealer_min_tai: 1 | 2;
  no_wild_scope: 'deal' | 'hand';
  dealer_rule: 'rotate' | 'winner';
  wild_claims: boolean;
  claim_order: 'ladder' | 'pung_first';
  wild_in_kong: 'all' | 'claim_only' | 'none';
  wild_discard: 'dead' | 'face';
  pass_win: 'any_tile' | 'off' | 'same_tile';
  multi_win: 'all' | 'nearest';
  draw_left: 0 | 14 | 20 | 26;
  deal_direction: 'clockwise' | 'counter_clockwise';
  min_tai: 1 | 2;
  flat8: 'exact' | 'floor';
  di_hu: 'dealer_first_discard' | 'first_draw_too';
  seven_pairs: '2tai' | 'off';
  cap_tai: 5 | 8 | 'none';
  discard_pays: 'half_others' | 'shooter_only';
  rob_kong_pays_all: boolean;
  kong_feeder_pays_all: boolean;
  lao_zhuang: 'compound' | 'double' | 'off';
  flee: 'forfeit' | 'takeover';
  waits_shown: boolean;
  base_score: number;
  hand_count: 4 | 8 | 16;
};

export type Carry = ZhujiCarry;

export type Public = MahjongPublic;

export type Private = MahjongPrivate;
