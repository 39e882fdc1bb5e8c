// Written by `make types` from the Python structs of the same names. Do not edit.

import type { Evidence, Sanction, Settled, Terms } from './hall.ts';
import type { Player, Report, Tally } from './people.ts';

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
