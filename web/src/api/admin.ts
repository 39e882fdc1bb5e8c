/** The hosts' part of the hall's REST interface, one function each. All throw `Refusal`. */
import type {
  Announcement,
  AppealAnswer,
  Balance,
  Decision,
  Dismissal,
  GameRooms,
  HostsSignOut,
  LedgerPage,
  Lifting,
  LiveTable,
  NewGrant,
  Person,
  PersonPage,
  Playing,
  Queue,
  Sample,
  TablePage,
  Today,
  TrailPage,
  Waiting,
} from '../wire/admin.ts';
import type { Sanction } from '../wire/conduct.ts';
import { ask } from './http.ts';

export const today = () => ask<Today>('GET', '/admin/today');
/** A sample each minute of two days, the oldest first. */
export const history = () => ask<Sample[]>('GET', '/admin/history');
/** Those that are played come first; `search` is what a code or an id begins with, or a name holds. */
export const tables = (
  limit: number,
  search = '',
  game: string | null = null,
  kind: LiveTable['kind'] | null = null,
) => ask<TablePage>('GET', `/admin/tables?${asked({ limit, search: search || null, game, kind })}`);
export const rooms = () => ask<GameRooms[]>('GET', '/admin/rooms');

/** Accounts whose names hold the text; those seen last come first. */
export const people = (search: string) =>
  ask<Person[]>('GET', `/admin/people?${new URLSearchParams({ search })}`);
export const person = (id: string) => ask<PersonPage>('GET', `/admin/people/${encodeURIComponent(id)}`);
/** On all devices; written down with the reason. */
export const signOutEverywhere = (id: string, why: HostsSignOut) =>
  ask<unknown>('POST', `/admin/people/${encodeURIComponent(id)}/sign-out`, why);

/** Transactions, the newest first; `before` is where the last page ended. */
export const ledger = (before: number | null, account: string | null, kind: string) =>
  ask<LedgerPage>('GET', `/admin/ledger?${asked({ before, account, kind: kind || null })}`);
/** Points of the house; written down with the reason. */
export const grant = (given: NewGrant) => ask<Balance>('POST', '/admin/grants', given);

export const announcement = () => ask<Announcement | null>('GET', '/admin/announcement');
export const announce = (said: Announcement) => ask<unknown>('POST', '/admin/announcement', said);
export const withdraw = () => ask<unknown>('DELETE', '/admin/announcement');
/** Whether rounds may still begin; how many are on. */
export const drain = (on: boolean) => ask<Playing>('POST', '/admin/drain', { on });

/** What hosts have done, the newest first; `before` is where the last page ended. */
export const trail = (before: number | null, about: string | null = null) =>
  ask<TrailPage>('GET', `/admin/audit?${asked({ before, about })}`);

function asked(wanted: Readonly<Record<string, string | number | null>>): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(wanted)) if (value !== null) query.set(name, String(value));
  return query;
}

/** What waits for a decision, grouped by whom it is about, and the sanctions in force. */
export const queue = () => ask<Queue>('GET', '/admin/reports');
export const waiting = () => ask<Waiting>('GET', '/admin/reports/waiting');
export const dismiss = (dismissal: Dismissal) => ask<unknown>('POST', '/admin/reports/dismiss', dismissal);
export const impose = (decision: Decision) => ask<Sanction>('POST', '/admin/sanctions', decision);
export const lift = (sanction: string, lifting: Lifting) =>
  ask<Sanction>('POST', `/admin/sanctions/${sanction}/lift`, lifting);
export const answerAppeal = (sanction: string, answer: AppealAnswer) =>
  ask<Sanction>('POST', `/admin/sanctions/${sanction}/answer`, answer);
