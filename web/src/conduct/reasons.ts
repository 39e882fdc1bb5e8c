/** Why somebody is reported or sanctioned. */
import { t } from '../i18n/index.ts';
import type { Accusation } from '../wire/people.ts';

export type Reason = Accusation['reason'];

export const REASONS: readonly Reason[] = ['stalling', 'abuse', 'collusion', 'cheating', 'other'];

/** The words for a reason; one of a later hall that has none yet is named by its key. */
export function reasonName(reason: string): string {
  const names: Readonly<Record<string, string>> = t().conduct.reasons;
  return names[reason] ?? reason;
}
