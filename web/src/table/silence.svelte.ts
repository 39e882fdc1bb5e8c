/** How long one must be silent after each kind of talk. The hall's limits are shorter, so that it never refuses. */
export const COOLDOWN = { phrase: 4000, reaction: 3000, chat: 2000 } as const;

export type Kind = keyof typeof COOLDOWN;

const TICK = 200;

export class Silence {
  /** ms that are left, by kind. */
  left = $state.raw<Readonly<Record<Kind, number>>>({ phrase: 0, reaction: 0, chat: 0 });

  #until: Record<Kind, number> = { phrase: 0, reaction: 0, chat: 0 };
  #timer: ReturnType<typeof setInterval> | undefined;

  /** One has spoken. */
  begin(kind: Kind): void {
    this.#until[kind] = Date.now() + COOLDOWN[kind];
    this.#count();
    this.#timer ??= setInterval(() => this.#count(), TICK);
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #count(): void {
    const now = Date.now();
    const left = (kind: Kind) => Math.max(0, this.#until[kind] - now);
    this.left = { phrase: left('phrase'), reaction: left('reaction'), chat: left('chat') };
    if (Object.values(this.left).every((ms) => ms === 0)) this.stop();
  }
}
