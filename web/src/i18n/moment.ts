/** Moments as the house writes them. */
import { language } from './language.svelte.ts';

/** A moment (ms) to the minute; the year only when it is another. */
export function moment(at: number): string {
  const then = new Date(at);
  const year = then.getFullYear() === new Date().getFullYear() ? {} : { year: 'numeric' as const };
  return then.toLocaleString(language(), {
    ...year,
    month: 'numeric',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
}
