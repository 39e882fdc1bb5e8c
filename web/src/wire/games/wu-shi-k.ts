// Written by `make types` from the Python structs of the same names. Do not edit.

import type { ClimbingPrivate, ClimbingPublic } from '../climbing.ts';
import type { Pass, Play } from '../climbing/actions.ts';
import type { Dealt, Inherited, Leads, Passed, Played, TrickTaken, WentOut } from '../climbing/events.ts';
import type { ClimbingCarry } from '../climbing/game.ts';

export type Action = Play | Pass;

export type Event = Dealt | Leads | Played | Passed | WentOut | TrickTaken | Inherited;

/** What a table of 五十K may agree upon. */
export type Options = {
  show_counts: 'always' | 'never' | 'ten_or_less';
  trick_history: 'off' | 'on';
  card_counter: 'off' | 'on';
  turn_seconds: number;
  base: number;
  fiftyk_rank: 'above_bombs' | 'above_four' | 'below_bombs';
  pure_suit_order: 'heart_spade_diamond_club' | 'none' | 'spade_heart_club_diamond';
  mixed_allowed: 'off' | 'on';
  straight_min: 5 | 'off';
  pair_run_min: 2 | 3;
  triple_pair: 'off' | 'on';
  tie_rule: 'draw' | 'first_out';
  bomb_bonus: 0 | 1 | 2;
  jiefeng: 'next_seat' | 'partner';
  last_trick: 'immediate' | 'play_out';
  first_lead: 'always_random' | 'random_then_first_out';
};

export type Carry = ClimbingCarry;

export type Public = ClimbingPublic;

export type Private = ClimbingPrivate;
