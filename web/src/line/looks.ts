/** The tables that are looked at, and by how many components: the first look enters, the last leaves. */
import { lasting, type Picture, type Voice } from './picture.svelte.ts';

export class Looks {
  #voice: Voice;
  #looks = new Map<string, { picture: Picture; lookers: number }>();

  constructor(voice: Voice) {
    this.#voice = voice;
  }

  /** The pictures that are looked at. */
  get pictures(): Picture[] {
    return [...this.#looks.values()].map(({ picture }) => picture);
  }

  of(table: string): Picture | undefined {
    return this.#looks.get(table)?.picture;
  }

  begin(table: string): Picture {
    let look = this.#looks.get(table);
    if (!look) {
      look = { picture: lasting(table, this.#voice), lookers: 0 };
      this.#looks.set(table, look);
      look.picture.enter();
    }
    look.lookers += 1;
    return look.picture;
  }

  end(table: string): void {
    const look = this.#looks.get(table);
    if (!look || --look.lookers > 0) return;
    this.#looks.delete(table);
    look.picture.leave();
  }
}
