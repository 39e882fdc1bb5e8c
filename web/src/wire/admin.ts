// Written by `make types` from the Python structs of the same names. Do not edit.

import type { Evidence, Sanction, Settled, Terms } from './conduct.ts';
import type { Sitter } from './hall.ts';
import type { GameStatistics, Player, Report, RoomCard, Tally } from './people.ts';

/** `POST /api/admin/reports/dismiss`: nothing follows from these about `player` (his id). */
export type Dismissal = {
  player: string;
  settled: Settled;
  note?: string;
};

/** `POST /api/admin/sanctions`: a sanction for `player` (his id), which settles these. */
export type Decision = {
  player: string;
  terms: Terms;
  settled?: Settled;
};

/** `POST /api/admin/sanctions/{sanction}/answer`. */
export type AppealAnswer = {
  answer: 'lifted' | 'upheld';
  note?: string;
};

/** `POST /api/admin/sanctions/{sanction}/lift`: why it ends before its time. */
export type Lifting = {
  note?: string;
};

/** `POST /api/admin/grants`: points of the house for an account, or back from it where they are below zero. */
export type NewGrant = {
  player: string;
  points: number;
  reason: string;
};

/** `POST /api/admin/people/{player_id}/sign-out`: why somebody is signed out everywhere. */
export type HostsSignOut = {
  reason: string;
};

/** `POST /api/admin/announcement`: shown to everybody `until` a time (ms); one language may be empty. */
export type Announcement = {
  zh: string;
  en: string;
  until: number;
};

/** `POST /api/admin/drain`: whether rounds may still begin. */
export type Draining = {
  on: boolean;
};

/**
 * How the hall is. `tables` are counted by state; `rounds` have ended today, `rounds_before` yesterday.
 *
 * A day begins at midnight in the two towns, at `midnight` (ms); `now` is the hall's clock. `free` and `books` are
 * bytes of the disk and of the databases. Without `writable` nothing that is played can be kept.
 */
export type Today = {
  now: number;
  midnight: number;
  version: string;
  people: number;
  tables: { [key: string]: number };
  with_bots: number;
  rounds: number;
  rounds_before: number;
  settling: number;
  stalled: number;
  writable: boolean;
  draining: boolean;
  free: number;
  books: number;
};

/** The hall at a moment (ms). `median` and `slowest` (1 %) are ms from an act's order to its being shown. */
export type Sample = {
  at: number;
  people: number;
  playing: number;
  median: number | null;
  slowest: number | null;
};

/** A table of the hall. `began` (ms) is when its present or last round did, null before the first. */
export type LiveTable = {
  table: string;
  code: string | null;
  game: string;
  kind: 'friends' | 'practice' | 'quick';
  room: string | null;
  stake: number;
  protected: boolean;
  state: 'between' | 'over' | 'playing' | 'void' | 'waiting';
  number: number;
  rounds: number | null;
  began: number | null;
  seats: (Sitter | null)[];
  spectators: number;
  watchable: boolean;
};

/** The first of the tables that were asked for, and how many there are in all. */
export type TablePage = {
  tables: LiveTable[];
  total: number;
};

/** An account in the hosts' list. `since` and `seen_at` are in ms; `seen_at` is exact to an hour. */
export type Person = {
  player: Player;
  since: number;
  seen_at: number | null;
  registered: boolean;
  host: boolean;
  closed: boolean;
  balance: number;
};

/** One session of an account: since when, when it was last seen (both ms), and where (`hall.devices.Browser`). */
export type Device = {
  id: string;
  since: number;
  seen_at: number;
  browser: string;
  system: string;
};

/** An account with its sessions, the last seen first, what it has played, and the `tables` where it sits now. */
export type PersonPage = {
  person: Person;
  sessions: Device[];
  statistics: GameStatistics[];
  tables: string[];
};

/** A game and its rooms, in the order of the host's file. */
export type GameRooms = {
  game: string;
  rooms: RoomCard[];
};

/** A transaction of the ledger; `entries` add up to zero, by account. */
export type Transaction = {
  id: number;
  at: number;
  kind: string;
  reference: string;
  table: string | null;
  entries: { [key: string]: number };
};

/**
 * Transactions, the newest first, and whom their accounts are of. `given` is what the house has given in all.
 *
 * `before` asks for the next page, null at the end.
 */
export type LedgerPage = {
  transactions: Transaction[];
  people: { [key: string]: Player };
  given: number;
  before: number | null;
};

/** What an account holds now. */
export type Balance = {
  balance: number;
};

/** How many rounds are on. */
export type Playing = {
  playing: number;
};

/**
 * One deed of a host.
 *
 * `by` is the host's id or `shell`, `deed` a stable kebab-case key (`make-host`), `about` the id of the account that
 * it was about, `facts` what else there is to know (an amount, a date). `at` is in ms, `number` counts all deeds.
 */
export type TrailEntry = {
  at: number;
  by: string;
  deed: string;
  about: string | null;
  reason: string;
  facts: { [key: string]: string | number };
  number: number;
};

/** Deeds of hosts, the newest first, and whom their ids are of. `before` asks for the next page, null at the end. */
export type TrailPage = {
  entries: TrailEntry[];
  people: { [key: string]: Player };
  before: number | null;
};

/**
 * What was found, at (ms). `players` are ids; `score` says how far it is from what honest players do.
 *
 * `figures` are what the score was made from, by name; `evidence` are the places to look at first. `id` names it, so
 * that the same finding of two nights stands in the queue once.
 */
export type Suspicion = {
  id: string;
  kind: 'collusion' | 'timing';
  players: string[];
  score: number;
  figures: { [key: string]: number };
  evidence: Evidence[];
  at: number;
  result: 'handled' | 'no-action' | null;
  decided_at: number | null;
};

/** What is open about somebody (his id), and what he has had before, the newest first. */
export type Case = {
  player: string;
  reports: Report[];
  suspicions: Suspicion[];
  history: Sanction[];
};

/**
 * What waits for the host, and what is in force. `people` are those whose ids stand in it.
 *
 * `cases` begin with the one that most people have reported; `tallies` say what became of a reporter's earlier ones.
 */
export type Queue = {
  appeals: Sanction[];
  cases: Case[];
  standing: Sanction[];
  people: { [key: string]: Player };
  tallies: { [key: string]: Tally };
};

/** `GET /api/admin/reports/waiting`: how many people and appeals wait for a decision. */
export type Waiting = {
  waiting: number;
};
