// Written by `make types` from the Python structs of the same names. Do not edit.

import type { ClimbingPrivate, ClimbingPublic } from '../climbing.ts';
import type { Pass, Play } from '../climbing/actions.ts';
import type { Dealt, Inherited, Leads, Passed, Played, TrickTaken, WentOut } from '../climbing/events.ts';
import type { ClimbingCarry } from '../climbing/game.ts';

export type Action = Play | Pass;

export type Event = Dealt | Leads | Played | Passed | WentOut | TrickTaken | Inherited;

/** What a table of 温岭对家统 may agree upon. */
export type Options = {
  show_counts: 'always' | 'never' | 'ten_or_less';
  trick_history: 'off' | 'on';
  card_counter: 'off' | 'on';
  turn_seconds: number;
  base: number;
  settlement: 'point_difference' | 'single_double';
  tie_rule: 'draw' | 'first_out';
  joker_pair: 'natural' | 'none';
  four_joker_bomb: 'off' | 'top';
  bomb_min_naturals: 1 | 2 | 3;
  jiefeng: 'next_seat' | 'partner';
  last_trick: 'immediate' | 'play_out';
  early_end: 'off' | 'on';
  first_lead: 'always_random' | 'random_then_first_out';
  see_partner_after_out: 'off' | 'on';
};

export type Carry = ClimbingCarry;

export type Public = ClimbingPublic;

export type Private = ClimbingPrivate;
