/** A calm word about playing with measure, on the first visit of a day. */
import { t } from '../i18n/index.ts';
import { toast } from '../look/toasts.svelte.ts';

const STORED_AS = 'greeted-on';

/** Says it, unless it has been said today. */
export function greet(): void {
  if (isFirstVisit(localStorage, Date.now())) toast(t().health.daily, 'clock');
}

/** True once a day, by this place's calendar. */
export function isFirstVisit(memory: Pick<Storage, 'getItem' | 'setItem'>, now: number): boolean {
  const today = new Date(now).toDateString();
  if (memory.getItem(STORED_AS) === today) return false;
  memory.setItem(STORED_AS, today);
  return true;
}
