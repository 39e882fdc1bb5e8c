// Written by `make types` from the Python structs of the same names. Do not edit.

import type { Spoken } from './conduct.ts';
import type { Agreement, RoundCard } from './hall.ts';
import type { Title } from './kernel.ts';

/** A small picture for all at the table, by its number in the client's set; it may be thrown at the seat `to`. */
export type React = {
  type: 'react';
  table: string;
  reaction: number;
  to?: number | null;
};

/** A sentence of one's own. Only from a seat, and never in a protected room. */
export type Chat = {
  type: 'chat';
  table: string;
  text: string;
};

/**
 * The vote about ending a friends' table at once (散桌), called by seat `by`.
 *
 * `votes` are by seat: who agrees, who does not, `None` for who has not said and for seats without a vote. At `until`
 * (the hall's clock, ms) silence counts as consent.
 */
export type Vote = {
  by: number;
  votes: (boolean | null)[];
  until: number;
};

/** A seat's reaction. */
export type Reacted = {
  type: 'reacted';
  table: string;
  seat: number;
  reaction: number;
  to: number | null;
};

/** What a seat says, without the words on the host's list. */
export type Chatted = {
  type: 'chatted';
  table: string;
  seat: number;
  text: string;
};

/**
 * Somebody has opened the table `next`, on the same terms, for those who sat at this one.
 *
 * Taking one's seat there is `POST /api/tables/{table}/rematch`.
 */
export type Rematch = {
  type: 'rematch';
  table: string;
  next: string;
};

/** `POST /api/register`: the name and the password by which one will sign in. */
export type Registration = {
  name: string;
  password: string;
};

/** `POST /api/session`: sign in on this device; `digits` where they are asked for (`digits-needed`). */
export type SignIn = {
  name: string;
  password: string;
  digits?: string | null;
};

/** `POST /api/password`: another password, proved by the old one. */
export type NewPassword = {
  old: string;
  new: string;
};

/**
 * `POST /api/password/reset`: another password, proved by the code that the host has given.
 *
 * With `digits` where they are asked for (`digits-needed`).
 */
export type PasswordReset = {
  name: string;
  code: string;
  password: string;
  digits?: string | null;
};

/** `POST /api/second-factor`: a key for one's telephone, proved by the password. */
export type NewFactor = {
  password: string;
};

/** `POST /api/second-factor/on`: what the telephone shows. */
export type Digits = {
  digits: string;
};

/** `POST /api/second-factor/off`: ask for no digits any more, proved by both. */
export type NoFactor = {
  password: string;
  digits: string;
};

/** `POST /api/me/close`: close the account; a registered one with its password. */
export type Farewell = {
  password?: string | null;
};

/** What a table of friends is opened by. `options` not named keep the game's defaults. */
export type Terms = {
  game: string;
  options?: { [key: string]: unknown };
  agreement?: Agreement;
};

/** `POST /api/presets`, `PUT /api/presets/{preset}`: terms to be saved under a name. */
export type NewPreset = {
  name: string;
  terms: Terms;
};

/** `POST /api/tables/{table}/seat`: go to the seat `to`; the host may say who goes (`seat`). */
export type SeatChange = {
  to: number;
  seat?: number | null;
};

/** `POST /api/tables/{table}/vote`: shall the table end at once? */
export type Ballot = {
  agree: boolean;
};

/** `POST /api/me/sanctions/{sanction}/appeal`: why the host should think again. */
export type Objection = {
  text: string;
};

/**
 * What is reported of the seat. `note` says what no reason says.
 *
 * `player` is the id that was seen there, where one was: the report is refused when somebody else sits there by now.
 * `step` is the place in a finished round.
 */
export type Accusation = {
  seat: number;
  reason: 'abuse' | 'cheating' | 'collusion' | 'other' | 'stalling';
  note?: string;
  player?: string;
  step?: number;
};

/**
 * Where one is signed in: since when, last seen (ms since 1970), by what; `here` is this.
 *
 * `browser` and `system` are names such as `Chrome` and `Android`, `""` where nobody knows.
 */
export type OwnSession = {
  id: string;
  since: number;
  seen: number;
  browser: string;
  system: string;
  here: boolean;
};

/** What a telephone needs to show the digits: the `key` to be typed, or the `uri` of a picture to be read. */
export type TelephoneKey = {
  key: string;
  uri: string;
};

/** What somebody has reported, and what became of it: null while it is open. `name` is empty where it is hidden. */
export type OwnReport = {
  id: string;
  at: number;
  round: string | null;
  seat: number;
  name: string;
  reason: 'abuse' | 'cheating' | 'collusion' | 'other' | 'stalling';
  note: string;
  result: 'handled' | 'no-action' | null;
  decided_at: number | null;
};

/** What a player has played of one game: rounds, those that brought points, the sum, the best, the worst. */
export type GameStatistics = {
  game: string;
  rounds: number;
  won: number;
  points: number;
  best: number;
  worst: number;
};

/** Saved terms. `valid` is false when the game's options have changed so that they no longer fit. */
export type Preset = {
  id: string;
  name: string;
  terms: Terms;
  valid: boolean;
};

/** The minutes of one day (`2026-02-17`, by the calendar of the towns), begun ones not counted. */
export type DayPlayed = {
  day: string;
  minutes: number;
};

/** The last seven days, today first, the `limit` for a day in minutes, and how many of today's are `left`. */
export type PlayReport = {
  days: DayPlayed[];
  limit: number | null;
  left: number | null;
};

/**
 * What becomes of a seat that is given up.
 *
 * `free`: no round is on, it costs nothing. `bot`: a bot plays the round to its end, for better or worse. `forfeit`:
 * the round ends at once, and `points` are what each seat would win or lose by it, `None` where that cannot be told.
 */
export type Leaving = {
  effect: 'bot' | 'forfeit' | 'free';
  points: number[] | null;
};

/**
 * A room of one game. `entry` and `most` bound the balance of who may enter; `bots` says when they take seats.
 *
 * `people` play there now, `waiting` tables wait for people.
 */
export type RoomCard = {
  key: string;
  title: Title;
  stake: number;
  entry: number | null;
  most: number | null;
  protected: boolean;
  bots: 'after-wait' | 'never' | 'only';
  rounds: number | null;
  people: number;
  waiting: number;
};

/** Who sits at a table: a person, or one of the house's bots. `avatar` is 0 … 11, `town` `zhuji` or `wenling`. */
export type Player = {
  id: string;
  name: string;
  avatar: number;
  town: string;
  bot: boolean;
};

/** Somebody's rating at a game; `provisional` until enough rounds have been played. */
export type GameRating = {
  game: string;
  rating: number;
  rounds: number;
  provisional: boolean;
};

/**
 * `GET /api/players/{player}`: somebody's page; what he keeps to himself is null.
 *
 * `rounds` are his last ones in rooms; those of friends' tables are nobody else's business.
 */
export type PlayerCard = {
  player: Player;
  since: number | null;
  ratings: GameRating[];
  statistics: GameStatistics[] | null;
  rounds: RoundCard[] | null;
};

/** A rating after a round that ended at this time (ms). */
export type CurvePoint = {
  at: number;
  round: string;
  rating: number;
};

/** A line of a list of the best: `score` is a rating, or the points of a week. */
export type Rank = {
  player: string;
  name: string;
  avatar: number;
  town: string;
  score: number;
  rounds: number;
};

/**
 * A report as it is kept. `reporter` and `reported` are ids; `round` is null before a table's first deal.
 *
 * `step` counts the acts after the deal, `lines` are what was said before, at times `at` (ms).
 */
export type Report = {
  id: string;
  reporter: string;
  reported: string;
  table: string;
  round: string | null;
  seat: number;
  step: number;
  reason: 'abuse' | 'cheating' | 'collusion' | 'other' | 'stalling';
  note: string;
  at: number;
  lines: Spoken[];
  result: 'handled' | 'no-action' | null;
  decided_at: number | null;
};

/** What became of somebody's reports: so many were handled, so many came to nothing. */
export type Tally = {
  handled: number;
  dismissed: number;
};
