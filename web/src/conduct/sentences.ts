/** What a sanction says to its person. */
import { t } from '../i18n/index.ts';
import { moment } from '../i18n/moment.ts';
import type { OwnSanction } from '../wire/conduct.ts';

/** What one may not do, or that one was warned. */
export function whatOf({ kind, scope }: Pick<OwnSanction, 'kind' | 'scope'>): string {
  const { kinds } = t().conduct.sanctions;
  return kind === 'suspend' && scope === 'rooms' ? kinds.rooms : kinds[kind];
}

/** Until when it holds, or why it holds no more; a warning has no time. */
export function untilOf(
  sanction: Pick<OwnSanction, 'holds' | 'kind' | 'lifted_at' | 'until'>,
): string | null {
  const words = t().conduct.sanctions;
  if (sanction.lifted_at !== null) return words.lifted;
  if (!sanction.holds) return sanction.kind === 'warn' ? words.read : words.over;
  if (sanction.until !== null) return words.until(moment(sanction.until));
  return sanction.kind === 'warn' ? null : words.forGood;
}
