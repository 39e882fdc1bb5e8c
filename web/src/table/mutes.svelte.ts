/** Whom one does not hear: people by the hall's list, which goes wherever one sits; bots and strangers at this table. */
import * as company from '../api/company.ts';
import { attempt } from '../games/refusal.ts';
import type { Sitter } from '../wire/hall.ts';

export class Mutes {
  #people = $state.raw<ReadonlySet<string>>(new Set());
  #seats = $state.raw<ReadonlySet<number>>(new Set());

  /** Asks the hall for its list; without an answer nobody is muted. */
  load(): Promise<void> {
    return company.mutes().then(
      (muted) => void (this.#people = new Set(muted.map(({ id }) => id))),
      () => undefined,
    );
  }

  /** The seats of a table that one does not hear. */
  of(seats: readonly (Sitter | null)[]): number[] {
    return seats.flatMap((sitter, seat) =>
      this.#seats.has(seat) || (sitter && this.#people.has(sitter.player)) ? [seat] : [],
    );
  }

  /** Hears who sits there no more, or again. */
  async toggle(seat: number, { bot, player }: Sitter): Promise<void> {
    if (bot || player === '') {
      this.#seats = toggled(this.#seats, seat);
      return;
    }
    const muted = this.#people.has(player);
    const before = this.#people;
    this.#people = toggled(before, player);
    if (!(await attempt(() => (muted ? company.unmute(player) : company.mute(player)))))
      this.#people = before;
  }
}

function toggled<Item>(set: ReadonlySet<Item>, item: Item): ReadonlySet<Item> {
  const others = new Set([...set].filter((other) => other !== item));
  return others.size < set.size ? others : others.add(item);
}
