// Written by `make types` from the Python structs of the same names. Do not edit.

import type { OwnSanction } from './conduct.ts';
import type { About, Allowance, Ask, OptionsForm, Title } from './kernel.ts';
import type { Chat, Chatted, React, Reacted, Rematch, Vote } from './people.ts';

export const PROTOCOL = 1;

/** First message of a socket. `protocol` is the version of these messages that the client speaks. */
export type Hello = {
  type: 'hello';
  protocol: number;
};

/** Sent after four seconds of silence; answered with `Pong`. */
export type Ping = {
  type: 'ping';
};

/** Begin (or end) to receive `Lobby` whenever it changes, at most once a second. */
export type WatchLobby = {
  type: 'watch-lobby';
  on: boolean;
};

/**
 * Look at a table: from one's own seat if one has one, otherwise as a spectator. Answered with `Sync`.
 *
 * `nonce` is the word that this client adds to the next deal's luck.
 */
export type Enter = {
  type: 'enter';
  table: string;
  nonce?: string | null;
};

/** An answer to question `q`, or an aside. `id` is the client's own, fresh for each action: repeats do nothing. */
export type Play = {
  type: 'play';
  table: string;
  id: string;
  q: number;
  action: unknown;
};

/** A message is missing: send the whole picture again. */
export type Again = {
  type: 'again';
  table: string;
};

/** Stop looking at a table. A seat is kept; giving it up is `POST /api/tables/{table}/leave`. */
export type Leave = {
  type: 'leave';
  table: string;
};

/** Hand the seat to a bot (托管), or take it back. */
export type Autopilot = {
  type: 'autopilot';
  table: string;
  on: boolean;
};

/** Ready for the next round. `nonce` as in `Enter`. */
export type Ready = {
  type: 'ready';
  table: string;
  nonce?: string | null;
};

/** A quick phrase, by its number in the client's catalogue. */
export type Say = {
  type: 'say';
  table: string;
  phrase: number;
};

/**
 * What would be sensible, what does my hand wait for. Answered with `Hint`.
 *
 * `q` is the question that is to be answered; without it, the hand as it stands is meant, whoever is asked now.
 */
export type AskHint = {
  type: 'ask-hint';
  table: string;
  q?: number | null;
};

export type ClientMessage =
  | Hello
  | Ping
  | WatchLobby
  | Enter
  | Play
  | Again
  | Leave
  | Autopilot
  | Ready
  | Say
  | React
  | Chat
  | AskHint;

/** `POST /api/guest`: become somebody. Without a name the hall gives one. */
export type NewGuest = {
  name?: string | null;
};

/**
 * `PATCH /api/me`: what is missing or null stays as it is. `favourites` are game keys, the whole new list.
 *
 * `daily_minutes` is the limit that one sets oneself for a day; 0 lifts it.
 */
export type ProfileChange = {
  name?: string | null;
  avatar?: number | null;
  town?: string | null;
  favourites?: string[] | null;
  private?: boolean | null;
  daily_minutes?: number | null;
};

/**
 * `POST /api/quick`: a seat at once, in the game's first room unless one is named.
 *
 * In `practice` bots fill the table without a wait. `seats` chooses among those the game allows; without it any
 * table will do.
 *
 * `besides` is a table where it shall not be: the one that was left for another.
 */
export type QuickMatch = {
  game: string;
  room?: string | null;
  practice?: boolean;
  seats?: number | null;
  besides?: string | null;
};

/**
 * `POST /api/tables`: a table for friends.
 *
 * `options` not named keep their defaults; `rounds` is the length of the match, without it the table goes on until
 * people leave; `limit` ends it when a seat has won or lost so many points; `admits` is `anybody` with the code or
 * only the `registered`; `bots` lets bots take the seats that stay empty; `seats` chooses among those the game allows.
 */
export type NewTable = {
  game: string;
  options?: { [key: string]: unknown };
  rounds?: number | null;
  limit?: number | null;
  protected?: boolean;
  admits?: 'anybody' | 'registered';
  spectators?: boolean;
  bots?: boolean;
  seats?: number | null;
};

/** `POST /api/tables/{table}/sit`: this seat, or any free one. */
export type SeatChoice = {
  seat?: number | null;
};

/** Answer to `Hello`: who one is, the hall's clock (ms), and the tables where one has a seat. */
export type Welcome = {
  type: 'welcome';
  protocol: number;
  player: string;
  name: string;
  now: number;
  tables: string[];
};

/** Answer to `Ping`, with the hall's clock (ms). */
export type Pong = {
  type: 'pong';
  now: number;
};

/**
 * Who sits in a seat.
 *
 * `player` is his id, `points` the balance shown at the table, `won` what this match has brought so far.
 */
export type Sitter = {
  player: string;
  name: string;
  avatar: number;
  town: string;
  bot: boolean;
  online: boolean;
  autopilot: boolean;
  ready: boolean;
  points: number;
  won: number;
};

/** Time that a public turn has left: `left` ms, then `bank` ms. `at` is the hall's clock (ms) when it was told. */
export type Countdown = {
  seat: number;
  left: number;
  bank: number;
  at: number;
};

/**
 * The hall's part of the picture: who sits where, how far the match has come, the sealed luck.
 *
 * `state`: `waiting` for people, `playing` a round, `between` rounds, `over`, or `void` after a fault. `commitment`
 * is the hash of the hall's secret for the present round, between rounds already for the coming one, always published
 * before its nonces are taken; `round` is the id of the present or last round, under which its record can be read
 * when it is over. `next_at` (the hall's clock, ms) is when the next round begins at the latest. `host` is the seat
 * that opened a friends' table. `room` is that of a quick table, `stake` multiplies what its rounds move. In a
 * protected room the names, pictures, towns and points of people are empty until the table is over. A friends' table
 * has its running score, a line a round with what it brought by seat, a `limit` of points if one was agreed on, the
 * `standing` (the place of each seat, from 1) when it is over, and a `vote` while one is held about ending it.
 * `admits` and `watchable` say who may sit down there and whether others may look on. While a quick table waits for
 * people, bots take its free seats at `fill_at` (the hall's clock, ms).
 */
export type Desk = {
  table: string;
  game: string;
  version: string;
  options: { [key: string]: unknown };
  code: string | null;
  kind: 'friends' | 'practice' | 'quick';
  protected: boolean;
  state: 'between' | 'over' | 'playing' | 'void' | 'waiting';
  seats: (Sitter | null)[];
  host: number | null;
  number: number;
  rounds: number | null;
  round: string | null;
  commitment: string | null;
  countdown: Countdown | null;
  spectators: number;
  next_at: number | null;
  room: string | null;
  stake: number;
  scores: number[][];
  limit: number | null;
  standing: number[] | null;
  vote: Vote | null;
  admits: 'anybody' | 'registered';
  watchable: boolean;
  fill_at: number | null;
};

/** What this seat is asked: `left` and `bank` in ms as of `at` (the hall's clock, ms). */
export type Question = {
  q: number;
  ask: Ask;
  left: number;
  bank: number;
  at: number;
};

/** The whole picture of a table. `seat` is one's own, `None` for a spectator. Resets `v`. */
export type Sync = {
  type: 'sync';
  table: string;
  v: number;
  seat: number | null;
  desk: Desk;
  public: unknown;
  private: unknown;
  question: Question | null;
};

/**
 * What has changed. `events` in the order in which they happened; parts as patches (`kernel.patch`).
 *
 * A part that is missing has not changed. `question` is a list of none or one: the whole new question.
 * `id` is the client's own id of the action that caused this, if it was this seat's.
 */
export type Update = {
  type: 'update';
  table: string;
  v: number;
  events?: unknown[];
  desk?: unknown[][];
  public?: unknown[][];
  private?: unknown[][];
  question?: (Question | null)[];
  id?: string | null;
};

/** An action or a message that changed nothing, and why. `table` and `id` where it belongs to one. */
export type Refused = {
  type: 'refused';
  key: string;
  params: { [key: string]: string | number };
  table: string | null;
  id: string | null;
};

/** Counsel for question `q`, or for the hand as it stands, of the game's own kind. */
export type Hint = {
  type: 'hint';
  table: string;
  q: number | null;
  hint: unknown;
};

/** A seat's quick phrase. */
export type Said = {
  type: 'said';
  table: string;
  seat: number;
  phrase: number;
};

/**
 * One no longer looks at this table; `key` says why.
 *
 * `closed`, `left`, `opened-elsewhere`, `moved` (to another seat: enter again), `asked-to-leave`, `suspended`,
 * `banned`.
 */
export type Gone = {
  type: 'gone';
  table: string;
  key: string;
};

/** How many people play a game, how many tables of it wait for people. */
export type GameCount = {
  game: string;
  people: number;
  waiting: number;
};

/** A table as it stands in the lobby's list. `people` and `bots` count those who sit there. */
export type TableCard = {
  table: string;
  game: string;
  kind: 'friends' | 'practice' | 'quick';
  options: { [key: string]: unknown };
  protected: boolean;
  state: 'between' | 'over' | 'playing' | 'void' | 'waiting';
  taken: boolean[];
  number: number;
  rounds: number | null;
  room: string | null;
  stake: number;
  people: number;
  bots: number;
};

/** The lobby as it is now. */
export type Lobby = {
  type: 'lobby';
  people: number;
  counts: GameCount[];
  tables: TableCard[];
};

/**
 * Something that the whole hall is told.
 *
 * `restarting`, with a `wait` in ms before coming back; `draining`: whether (`on`) no round begins any more; and
 * `announcement`: what the host says (`zh`, `en`, either may be empty) `until` a time in ms, over when that has come.
 */
export type Notice = {
  type: 'notice';
  key: string;
  params: { [key: string]: string | number };
};

/** Something was decided about who is on this line: `GET /api/me/sanctions` says what. */
export type Sanctioned = {
  type: 'sanctioned';
};

export type HallMessage =
  | Welcome
  | Pong
  | Sync
  | Update
  | Refused
  | Hint
  | Said
  | Reacted
  | Chatted
  | Gone
  | Rematch
  | Lobby
  | Notice
  | Sanctioned;

/** Every answer that is no success: a stable kebab-case key, and what fills the client's sentence for it. */
export type Problem = {
  key: string;
  params: { [key: string]: string | number };
};

/**
 * Who one is. `points` is the balance in the hall's ledger, `tables` are those where one has a seat.
 *
 * `private` keeps one's page to oneself; `registered` says whether one has a name and a password to sign in by
 * elsewhere, `second_factor` whether digits are asked for there too, `host` whether one runs this hall. `sanctions`
 * are those in force.
 */
export type Me = {
  id: string;
  name: string;
  avatar: number;
  town: string;
  favourites: string[];
  private: boolean;
  daily_minutes: number | null;
  registered: boolean;
  host: boolean;
  second_factor: boolean;
  points: number;
  tables: string[];
  sanctions: OwnSanction[];
};

/** A game, its options, the wording of its keys, and the clocks of its default options in seconds. */
export type GameCard = {
  key: string;
  version: string;
  about: About;
  options: OptionsForm;
  words: { [key: string]: Title };
  clocks: { [key: string]: Allowance };
};

/** The table at which one has a seat now. */
export type Seated = {
  table: string;
};

/** A new table and the six digits by which friends find it. */
export type Opened = {
  table: string;
  code: string;
};

/** Who sat in a seat of a finished round. `me` marks the one who asks. */
export type RoundSeat = {
  player: string;
  name: string;
  avatar: number;
  bot: boolean;
  me: boolean;
};

/**
 * A finished round in the list of one's rounds. `number` counts within its match.
 *
 * `ended` and `began` are in ms since 1970, `points` are what the ledger moved: the record's,
 * times the `stake` of its `room`.
 */
export type RoundCard = {
  round: string;
  table: string;
  number: number;
  game: string;
  version: string;
  ended: number;
  seats: RoundSeat[];
  points: number[];
  ending: string;
  commitment: string;
  kind: string;
  room: string | null;
  stake: number;
  began: number | null;
};

/** One's rounds, the newest first. `before` asks for the next page; null when there is none. */
export type RoundPage = {
  rounds: RoundCard[];
  before: number | null;
};

/** `GET /healthz`: whether the hall can keep what is played. */
export type Health = {
  ok: boolean;
  version: string;
  tables: number;
};

/**
 * What friends agree on beside the game's options.
 *
 * `rounds` is the length of the match, `limit` ends it when a seat has won or lost so many points. `admits` says who
 * may sit down: `anybody` who has the code, or only those who are `registered`. Without `spectators` nobody looks on.
 * `seats` is how many there are, where the game leaves a choice; without it the game's first.
 */
export type Agreement = {
  rounds?: number | null;
  limit?: number | null;
  protected?: boolean;
  admits?: 'anybody' | 'registered';
  spectators?: boolean;
  seats?: number | null;
};
