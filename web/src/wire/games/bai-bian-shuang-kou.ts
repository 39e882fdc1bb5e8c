// Written by `make types` from the Python structs of the same names. Do not edit.

import type { ClimbingPrivate, ClimbingPublic } from '../climbing.ts';
import type { Pass, Play } from '../climbing/actions.ts';
import type { Dealt, Inherited, Leads, Passed, Played, TrickTaken, WentOut } from '../climbing/events.ts';
import type { KouCarry, Partnered } from '../climbing/kou.ts';

export type Action = Play | Pass;

export type Event = Dealt | Leads | Partnered | Played | Passed | WentOut | TrickTaken | Inherited;

/** What a table of 百变双扣 may agree upon. */
export type Options = {
  show_counts: 'always' | 'never' | 'ten_or_less';
  trick_history: 'off' | 'on';
  card_counter: 'off' | 'on';
  turn_seconds: number;
  base: number;
  merge: 'off' | 'on';
  contribution_table: 'doubling' | 'odd' | 'off';
  contribution_mode: 'single' | 'sum';
  multiplier: 'off' | 'on';
  line_cap: 8 | 10 | 11 | 12;
  count_unplayed: 'off' | 'on';
  two_chain: 'off' | 'on';
  two_in_chain: 'off' | 'on';
  flat_result: 0 | 1;
  first_lead: 'card_each_hand' | 'card_then_first_out';
  seat_by_card: 'off' | 'on';
  jiefeng: 'next_seat' | 'partner';
  see_partner_after_out: 'off' | 'on';
  wild_jokers: 'big_only' | 'both';
};

export type Carry = KouCarry;

export type Public = ClimbingPublic;

export type Private = ClimbingPrivate;
