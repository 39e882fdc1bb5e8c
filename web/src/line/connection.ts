/**
 * One socket to the hall that is always being kept open: heartbeat, back-off, and at once when the net comes back.
 *
 * It knows nothing of tables. What is sent while the line is down is gone; whoever speaks says it again after
 * `welcomed`.
 */

export type LineState = 'up' | 'connecting' | 'down';

/** The part of a WebSocket that is used. */
export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
}

export interface Ears {
  /** What to say first, when the line has opened. */
  greeting(): object;
  /** One message of the hall. */
  heard(message: unknown): void;
  /** The other end has closed the line, and why (a WebSocket's close code). */
  closed(code: number): void;
  /** The line has changed its state. */
  changed(state: LineState): void;
}

/** Milliseconds. A line that hears enough still has to `say` something, or the hall takes it for dead (after 25 s). */
export const BEAT = { check: 1000, ping: 4000, say: 12_000, dead: 9000 } as const;
export const BACK_OFF = { first: 250, most: 8000 } as const;

/** How long to wait before the n-th attempt in a row (n from 0): doubled each time, half of it by chance. */
export function backOff(attempt: number, chance = Math.random()): number {
  const full = Math.min(BACK_OFF.most, BACK_OFF.first * 2 ** attempt);
  return full / 2 + (full / 2) * chance;
}

export class Connection {
  #open: () => Wire;
  #ears: Ears;
  #wire: Wire | null = null;
  #state: LineState = 'down';
  #wanted = false;
  #attempt = 0;
  #heardAt = 0;
  #askedAt = 0;
  #saidAt = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;

  constructor(open: () => Wire, ears: Ears) {
    this.#open = open;
    this.#ears = ears;
  }

  /** Opens the line and keeps it open. */
  start(): void {
    if (this.#wanted) return;
    this.#wanted = true;
    this.#connect();
  }

  /** When the greeting or the last ping went off (this machine's clock, ms). */
  get askedAt(): number {
    return this.#askedAt;
  }

  /** Closes the line and leaves it closed. */
  stop(): void {
    this.#wanted = false;
    this.#drop();
  }

  /** The hall has greeted us: the next break begins its back-off anew. */
  welcomed(): void {
    this.#attempt = 0;
    this.#turn('up');
  }

  /** Says something to the hall that has greeted us; before and without a greeting it is not said. */
  send(message: object): void {
    if (this.#state !== 'up') return;
    this.#saidAt = Date.now();
    this.#wire?.send(JSON.stringify(message));
  }

  /** The net is back, or the page is looked at again: do not wait for the next attempt. */
  hurry(): void {
    if (!this.#wanted) return;
    if (!this.#wire) this.#connect();
    else this.#checkPulse();
  }

  /** The net is gone; an open socket would be frozen rather than closed. */
  cut(): void {
    if (this.#wanted) this.#broken();
  }

  #connect(): void {
    clearTimeout(this.#retry);
    this.#turn('connecting');
    const wire = this.#open();
    this.#wire = wire;
    this.#heardAt = this.#askedAt = this.#saidAt = Date.now();
    this.#beat = setInterval(() => this.#checkPulse(), BEAT.check);
    wire.onopen = () => {
      this.#askedAt = Date.now();
      wire.send(JSON.stringify(this.#ears.greeting()));
    };
    wire.onmessage = ({ data }) => {
      this.#heardAt = Date.now();
      this.#ears.heard(JSON.parse(data as string));
    };
    wire.onclose = ({ code }) => {
      this.#ears.closed(code);
      // Who hears that he is not wanted there any more has stopped it.
      if (this.#wanted) this.#broken();
    };
  }

  #checkPulse(): void {
    const now = Date.now();
    const silence = now - this.#heardAt;
    const asks = silence >= BEAT.ping && now - this.#askedAt >= BEAT.ping;
    if (silence > BEAT.dead) this.#broken();
    else if ((asks || now - this.#saidAt >= BEAT.say) && this.#state === 'up') {
      this.#askedAt = now;
      this.send({ type: 'ping' });
    }
  }

  #broken(): void {
    this.#drop();
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#connect(), backOff(this.#attempt++));
  }

  #drop(): void {
    clearInterval(this.#beat);
    clearTimeout(this.#retry);
    const wire = this.#wire;
    this.#wire = null;
    if (wire) {
      wire.onopen = wire.onmessage = wire.onclose = null;
      wire.close();
    }
    this.#turn('down');
  }

  #turn(state: LineState): void {
    if (state === this.#state) return;
    this.#state = state;
    this.#ears.changed(state);
  }
}
