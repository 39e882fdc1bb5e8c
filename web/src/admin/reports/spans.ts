/** How long a sanction may hold, in hours; 0 is for good. */
import { t } from '../../i18n/index.ts';
import type { Sanction, Terms } from '../../wire/conduct.ts';
import { moment } from '../moments.ts';

export type Kind = Terms['kind'];

export const KINDS: readonly Kind[] = ['warn', 'mute', 'suspend', 'ban'];

const SPANS = [1, 24, 72, 168, 720] as const;

export type Span = (typeof SPANS)[number] | 0;

/** A ban alone may have no end, a warning has no time. */
export const spansOf = (kind: Kind): readonly Span[] =>
  kind === 'warn' ? [] : kind === 'ban' ? [...SPANS, 0] : SPANS;

/** What is sent of a chosen span. */
export const hoursOf = (kind: Kind, span: Span): number | null =>
  kind === 'warn' || span === 0 ? null : span;

/** How one ended, or is to end; a warning has no end. */
export function endOf({ kind, until, lifted_at }: Pick<Sanction, 'kind' | 'lifted_at' | 'until'>): string {
  const words = t().conduct.sanctions;
  if (lifted_at !== null) return words.lifted;
  if (until !== null) return words.until(moment(until));
  return kind === 'warn' ? '' : words.forGood;
}
