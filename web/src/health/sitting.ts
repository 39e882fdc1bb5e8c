/** How long somebody has sat at tables without a break, and when it is time to say so. */

/** ms. */
const MINUTE = 60_000;
/** One is told after so many minutes, and again after as many more. */
export const REMIND_EVERY = 60;
/** So long away from every table is a break. */
export const BREAK = 15;

export class Sitting {
  #since: number | null = null;
  #seen = 0;
  #told = 0;

  /** He sits at a table at this moment (ms). */
  seen(now: number): void {
    if (this.#since === null || now - this.#seen > BREAK * MINUTE) {
      this.#since = now;
      this.#told = 0;
    }
    this.#seen = now;
  }

  /** The minutes that are to be told now, a multiple of an hour's, once each; `null` when nothing is due. */
  due(now: number): number | null {
    if (this.#since === null) return null;
    const minutes = Math.floor((now - this.#since) / MINUTE / REMIND_EVERY) * REMIND_EVERY;
    if (minutes <= this.#told) return null;
    this.#told = minutes;
    return minutes;
  }
}

/** This visit's. */
export const sitting = new Sitting();
