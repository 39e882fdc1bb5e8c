/** The words for what a host has done. */
import { t } from '../../i18n/index.ts';
import type { TrailEntry } from '../../wire/admin.ts';

/** A deed of a later hall that this client has no words for yet is named by its key. */
export function deedName(entry: TrailEntry): string {
  const names: Readonly<Record<string, string>> = t().admin.audit.deeds;
  return names[entry.deed] ?? entry.deed;
}

/** What else there is to know about it, as it was written down. */
export const facts = (entry: TrailEntry): string[] =>
  Object.values(entry.facts).map((fact) => (typeof fact === 'number' ? fact.toLocaleString('en-US') : fact));
