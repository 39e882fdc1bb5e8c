/** The hall's clock, guessed from answers: each tells the hall's time somewhere within its round trip. */

const FORGET_AFTER = 60_000;

export class HallClock {
  #ahead = 0;
  #trip = Infinity;
  #guessedAt = 0;

  /** An answer of the hall: its clock (ms) when it answered what was asked at `asked`. */
  answered(hall: number, asked: number, now = Date.now()): void {
    const trip = now - asked;
    // A shorter trip is a better guess; an old guess is given up, for clocks drift.
    if (trip > this.#trip && now - this.#guessedAt < FORGET_AFTER) return;
    this.#trip = trip;
    this.#guessedAt = now;
    this.#ahead = hall + trip / 2 - now;
  }

  now(): number {
    return Date.now() + this.#ahead;
  }

  /** The last good round trip in ms, `null` before the first answer. */
  get trip(): number | null {
    return Number.isFinite(this.#trip) ? this.#trip : null;
  }
}
