/** Good conduct in the hall's REST interface: reports, one's own sanctions, objections. All throw `Refusal`. */
import type { OwnSanction } from '../wire/conduct.ts';
import type { Accusation, Objection, OwnReport } from '../wire/people.ts';
import { ask } from './http.ts';

/** Reports who sits in a seat of a table. */
export const reportAt = (table: string, said: Accusation) =>
  ask<unknown>('POST', `/tables/${table}/reports`, said);
/** Reports who sat in a seat of a finished round. */
export const reportIn = (round: string, said: Accusation) =>
  ask<unknown>('POST', `/rounds/${round}/reports`, said);
/** What one has reported, the newest first. */
export const reports = () => ask<OwnReport[]>('GET', '/me/reports');

/** What the host has decided about oneself, the newest first; also for those who are banned. */
export const sanctions = () => ask<OwnSanction[]>('GET', '/me/sanctions');
export const read = (sanction: string) => ask<unknown>('POST', `/me/sanctions/${sanction}/seen`);
export const object = (sanction: string, objection: Objection) =>
  ask<unknown>('POST', `/me/sanctions/${sanction}/appeal`, objection);
