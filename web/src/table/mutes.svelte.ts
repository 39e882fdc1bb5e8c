/** Whom one does not hear: people by the hall's list, which goes wherever one sits; bots and strangers at this table. */
import { SvelteSet } from 'svelte/reactivity';

import * as company from '../api/company.ts';
import { attempt } from '../games/refusal.ts';
import type { Sitter } from '../wire/hall.ts';

export class Mutes {
  #people = new SvelteSet<string>();
  #seats = new SvelteSet<number>();

  /** Asks the hall for its list; without an answer nobody is muted. */
  load(): Promise<void> {
    return company.mutes().then(
      (muted) => {
        for (const { id } of muted) this.#people.add(id);
      },
      () => undefined,
    );
  }

  /** The seats of a table that one does not hear. */
  of(seats: readonly (Sitter | null)[]): number[] {
    return seats.flatMap((sitter, seat) =>
      this.#seats.has(seat) || (sitter && this.#people.has(sitter.player)) ? [seat] : [],
    );
  }

  /** Hears who sits there no more, or again; undone where the hall did not take it. */
  async toggle(seat: number, { bot, player }: Sitter): Promise<void> {
    if (bot || player === '') {
      flip(this.#seats, seat);
      return;
    }
    const muted = this.#people.has(player);
    flip(this.#people, player);
    const done = await attempt(() => (muted ? company.unmute(player) : company.mute(player)));
    if (!done) flip(this.#people, player);
  }
}

function flip<Item>(set: Set<Item>, item: Item): void {
  if (!set.delete(item)) set.add(item);
}
