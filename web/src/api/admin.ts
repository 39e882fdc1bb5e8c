/** The hosts' part of the hall's REST interface, one function each. All throw `Refusal`. */
import type { TrailPage } from '../wire/admin.ts';
import { ask } from './http.ts';

/** What hosts have done, the newest first; `before` is where the last page ended. */
export function trail(before: number | null, about: string | null = null): Promise<TrailPage> {
  const query = new URLSearchParams();
  if (before !== null) query.set('before', String(before));
  if (about !== null) query.set('about', about);
  return ask<TrailPage>('GET', `/admin/audit?${query}`);
}
