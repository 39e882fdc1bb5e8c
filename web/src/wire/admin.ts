// Written by `make types` from the Python structs of the same names. Do not edit.

import type { Player } from './people.ts';

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
