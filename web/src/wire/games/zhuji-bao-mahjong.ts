// Written by `make types` from the Python structs of the same names. Do not edit.

import type { Answered } from '../kernel.ts';
import type { MahjongPrivate, MahjongPublic } from '../mahjong.ts';
import type { AddedKong, Chow, ConcealedKong, Discard, OpenKong, Pass, Pong, Win } from '../mahjong/actions.ts';
import type { Dealt, Discarded, Drew, KongAdded, KongConcealed, KongRobbed, Melded, WallBroken, WallSpent, Won } from '../mahjong/events.ts';
import type { NameWild, WildNamed, ZhujiCarry } from '../mahjong/zhuji.ts';

/** Promise a number of 台 (包牌); `call` is a step of the ladder, such as `T3`. */
export type Bid = {
  type: 'bid';
  call: string;
};

/** Bid no more (放弃). */
export type PassBid = {
  type: 'pass-bid';
};

export type Action =
  | Bid
  | PassBid
  | NameWild
  | Discard
  | Chow
  | Pong
  | OpenKong
  | ConcealedKong
  | AddedKong
  | Win
  | Pass;

/** A seat has bid a step of the ladder, or passed (`pass-bid`). */
export type Called = {
  type: 'called';
  seat: number;
  call: string;
};

/** The auction is over: this seat is the declarer (包家). `forced` if everybody had passed. */
export type Declared = {
  type: 'declared';
  seat: number;
  bid: string;
  tai: number;
  points: number;
  forced: boolean;
};

export type Event =
  | WallBroken
  | Dealt
  | Called
  | Declared
  | WildNamed
  | Drew
  | Discarded
  | Melded
  | KongConcealed
  | KongAdded
  | KongRobbed
  | Won
  | WallSpent
  | Answered;

/** Defaults are the rules of the newest page; the preset `club` is the older club text. */
export type Options = {
  max_bid: 5 | 6 | 7 | 8 | 9 | 10;
  no_wild_bids: boolean;
  auction_reentry: boolean;
  wild_count_mode: 'exact' | 'up_to';
  honour_pair_wild: boolean;
  contract_table: 'custom' | 'doubling';
  points_2: number;
  points_3: number;
  points_4: number;
  points_5: number;
  points_6: number;
  points_7: number;
  points_8: number;
  points_9: number;
  points_10: number;
  points_11: number;
  dealer_rotation: 'rotate' | 'winner';
  laozhuang: 'cumulative' | 'flat' | 'off';
  laozhuang_scope: 'all' | 'dealer_payments';
  no_wild_scope: 'deal' | 'hand';
  eight_tai: 'add' | 'fixed';
  all_honours_shape: 'any14' | 'standard';
  earth_win_after_kong: boolean;
  rob_open_kong_tai: boolean;
  pass_win: 'any_tile' | 'off' | 'same_tile';
  wild_claims: 'full' | 'none' | 'pong_only';
  wild_concealed_kong: boolean;
  wild_added_kong: boolean;
  discarded_wild: 'dead' | 'face';
  deal_direction: 'clockwise' | 'counterclockwise';
  draw_limit: 14 | 16 | 20 | 26;
  last_discard_claims: boolean;
  flee: 'autoplay' | 'forfeit';
  waits_shown: boolean;
  base_score: number;
  deals: 4 | 8 | 16 | 'endless';
  auto_win_on_timeout: boolean;
};

export type Carry = ZhujiCarry;

export type Public = MahjongPublic;

export type Private = MahjongPrivate;
