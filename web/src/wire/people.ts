// Written by `make types` from the Python structs of the same names. Do not edit.

import type { Agreement } from './hall.ts';

/** `POST /api/register`: the name and the password by which one will sign in. */
export type Registration = {
  name: string;
  password: string;
};

/** `POST /api/session`: sign in on this device. */
export type SignIn = {
  name: string;
  password: string;
};

/** `POST /api/password`: another password, proved by the old one. */
export type NewPassword = {
  old: string;
  new: string;
};

/** `POST /api/password/reset`: another password, proved by the code that the host has given. */
export type PasswordReset = {
  name: string;
  code: string;
  password: string;
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

/** Where one is signed in: since when, last seen (ms since 1970), what the browser calls itself; `here` is this. */
export type OwnSession = {
  id: string;
  since: number;
  seen: number;
  device: string;
  here: boolean;
};

/** What a player has played of one game: rounds, those that brought points, and their sum of points. */
export type GameStatistics = {
  game: string;
  rounds: number;
  won: number;
  points: number;
};

/** Saved terms. `valid` is false when the game's options have changed so that they no longer fit. */
export type Preset = {
  id: string;
  name: string;
  terms: Terms;
  valid: boolean;
};
