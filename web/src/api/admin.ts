/** The hosts' part of the hall's REST interface, one function each. All throw `Refusal`. */
import type { AppealAnswer, Decision, Dismissal, Lifting, Queue, TrailPage, Waiting } from '../wire/admin.ts';
import type { Sanction } from '../wire/hall.ts';
import { ask } from './http.ts';

/** What hosts have done, the newest first; `before` is where the last page ended. */
export function trail(before: number | null, about: string | null = null): Promise<TrailPage> {
  const query = new URLSearchParams();
  if (before !== null) query.set('before', String(before));
  if (about !== null) query.set('about', about);
  return ask<TrailPage>('GET', `/admin/audit?${query}`);
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
