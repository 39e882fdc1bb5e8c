/** What flies over the felt when something happens: a play from its seat to its place. Nothing waits for it. */
import type { Happened } from '../table/family.ts';
import { flyFrom } from '../table/slide.ts';

/** Call it when the page shows what the events have led to. Mine come from my hand. */
export function fly(events: readonly (Happened & { seat?: number })[], own: number | null): void {
  for (const event of events) {
    if (event.type !== 'played' || event.seat === undefined) continue;
    const landed = document.querySelector(`[data-played="${event.seat}"]`);
    const from = document.querySelector(event.seat === own ? '[data-hand]' : `[data-seat="${event.seat}"]`);
    if (landed && from) flyFrom(landed, from.getBoundingClientRect());
  }
}
