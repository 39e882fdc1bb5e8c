/** What flies over the felt when something happens: a play from its seat to its place. Nothing waits for it. */
import { flyFrom } from '../table/slide.ts';
import type { CardEvent } from './events.ts';

/** Call it when the page shows what the events have led to. Mine come from my hand. */
export function fly(events: readonly CardEvent[], own: number | null): void {
  for (const event of events) {
    if (event.type !== 'played') continue;
    const landed = document.querySelector(`[data-played="${event.seat}"]`);
    const from = document.querySelector(event.seat === own ? '.fan' : `[data-seat="${event.seat}"]`);
    if (landed && from) flyFrom(landed, from.getBoundingClientRect());
  }
}
