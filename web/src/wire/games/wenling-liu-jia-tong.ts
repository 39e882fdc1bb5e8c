// Written by `make types` from the Python structs of the same names. Do not edit.

import type { ClimbingPrivate, ClimbingPublic } from '../climbing.ts';
import type { Pass, Play } from '../climbing/actions.ts';
import type { Dealt, Inherited, Leads, Passed, Played, TrickTaken, WentOut } from '../climbing/events.ts';
import type { ClimbingCarry } from '../climbing/game.ts';

export type Action = Play | Pass;

export type Event = Dealt | Leads | Played | Passed | WentOut | TrickTaken | Inherited;

/** What a table of 温岭六家统 may agree upon. */
export type Options = {
  show_counts: 'always' | 'never' | 'ten_or_less';
  trick_history: 'off' | 'on';
  card_counter: 'off' | 'on';
  turn_seconds: number;
  base: number;
  triple_with_pair: 'off' | 'on';
  joker_sets: 'natural' | 'none';
  tie_rule: 'draw' | 'first_out';
  early_end: 'off' | 'on';
  stake_cap: 'losing_min' | 'off';
  jiefeng: 'next_partner' | 'next_seat';
  last_trick: 'immediate' | 'play_out';
  first_lead: 'always_random' | 'random_then_first_out';
  see_partner_after_out: 'off' | 'on';
};

export type Carry = ClimbingCarry;

export type Public = ClimbingPublic;

export type Private = ClimbingPrivate;
