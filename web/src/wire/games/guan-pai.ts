// Written by `make types` from the Python structs of the same names. Do not edit.

import type { ClimbingPrivate, ClimbingPublic } from '../climbing.ts';
import type { Pass, Play } from '../climbing/actions.ts';
import type { Dealt, LastCard, Leads, Passed, Played, TrickTaken, WentOut } from '../climbing/events.ts';
import type { ClimbingCarry } from '../climbing/game.ts';

export type Action = Play | Pass;

export type Event = Dealt | Leads | Played | Passed | LastCard | WentOut | TrickTaken;

/** What a table of 关牌 may agree upon. */
export type Options = {
  show_counts: 'always' | 'never' | 'ten_or_less';
  trick_history: 'off' | 'on';
  card_counter: 'off' | 'on';
  turn_seconds: number;
  base: number;
  lead_card_required: 'off' | 'on';
  lead_rule: 'spade3_each_hand' | 'winner';
  bomb_kicker: 'none' | 'optional' | 'required';
  kicker: 'any_two' | 'pair';
  ace_low: 'off' | 'on';
  must_beat: 'off' | 'on';
  single_alert_top: 'off' | 'on';
  let_go_pays_all: 'off' | 'on';
  save_one: 'off' | 'on';
  bomb_bonus: 0 | 10 | 20;
  reverse_shut: 'off' | 'on';
  full_shut_factor: 2 | 3;
};

export type Carry = ClimbingCarry;

export type Public = ClimbingPublic;

export type Private = ClimbingPrivate;
