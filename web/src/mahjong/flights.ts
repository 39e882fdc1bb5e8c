/** What flies over the felt when something happens: a discard from its seat to its pond. Nothing waits for it. */
import { flyFrom } from '../table/slide.ts';
import type { MahjongEvent } from './events.ts';

/** Call it when the page shows what the events have led to. `own` seats fly by themselves, from the very tile. */
export function fly(events: readonly MahjongEvent[], own: number | null): void {
  for (const event of events) {
    if (event.type !== 'discarded' || event.seat === own) continue;
    const landed = document.querySelector(`[data-pond="${event.seat}"] > :last-child`);
    const seat = document.querySelector(`[data-seat="${event.seat}"]`);
    if (landed && seat) flyFrom(landed, seat.getBoundingClientRect());
  }
}
