// Written by `make types` from the Python structs of the same names. Do not edit.

import type { ClimbingPrivate, ClimbingPublic } from '../climbing.ts';
import type { Pass, Play } from '../climbing/actions.ts';
import type { Dealt, Inherited, Leads, Passed, Played, TrickTaken, WentOut } from '../climbing/events.ts';

export type Action = Play | Pass;

/** A card of the pack is turned up: its rank is the blade of the hand (翻刀). `seat` will get it with its cards. */
export type Turned = {
  type: 'turned';
  card: string;
  rank: string;
  seat: number;
};

export type Event = Turned | Dealt | Leads | Played | Passed | WentOut | TrickTaken | Inherited;

/** What a table of 原子 may agree upon. */
export type Options = {
  show_counts: 'always' | 'never' | 'ten_or_less';
  trick_history: 'off' | 'on';
  card_counter: 'off' | 'on';
  turn_seconds: number;
  base: number;
  blade_immunity: 'full' | 'type_only';
  atom_definition: 'off' | 'three_identical';
  joker_alone: 'as_three' | 'below_three';
  wild_in_bombs: 'off' | 'on';
  tie_rule: 'draw' | 'upstream';
  levels: 'by_points' | 'single_double';
  jiefeng: 'next_seat' | 'partner';
  last_trick: 'immediate' | 'play_out';
  first_lead: 'turned_card' | 'upstream';
};

/** Who leads, where that is not the receiver of the turned card; who was the dealing starter, `None` at first. */
export type YuanZiCarry = {
  leader: number | null;
  starter: number | null;
};

export type Carry = YuanZiCarry;

export type Public = ClimbingPublic;

export type Private = ClimbingPrivate;
