/** A hand under the finger: which cards stand raised, and where the keyboard is. Every card game's play is one. */
import { type Card, type Held } from './cards.ts';
import { between } from './places.ts';

export abstract class Hand<H extends Held = Held> {
  /** Keys of the cards that stand raised. */
  raised = $state.raw<readonly string[]>([]);
  /** The place in my hand where the keyboard is. */
  cursor = $state(0);
  /** Counts refusals, so that the hand may shake. */
  refusals = $state(0);

  readonly chosen: readonly Card[] = $derived.by(() =>
    this.held.filter(({ key }) => this.raised.includes(key)).map(({ card }) => card),
  );

  /** My hand from left to right. */
  abstract readonly held: readonly H[];

  /** Where a slide began, what was raised then, and whether it raises or lowers. */
  #slide: { from: number; before: readonly string[]; raises: boolean } | null = null;

  /** Plays what stands raised. */
  abstract play(): void;

  /** What the main button does. */
  enter(): void {
    this.play();
  }

  /** My hand has been touched. */
  protected abstract touched(): void;

  /** What a slide takes from where the finger came down to where it is. */
  protected crossed(from: number, to: number): number[] {
    return between(from, to);
  }

  protected raise(places: readonly number[], up: boolean, before = this.raised): void {
    const keys = this.keysOf(places);
    const others = before.filter((key) => !keys.includes(key));
    this.raised = up ? [...others, ...keys] : others;
  }

  protected keysOf(places: readonly number[]): string[] {
    return places.flatMap((place) => this.held[place]?.key ?? []);
  }

  isRaised(place: number): boolean {
    return this.raised.includes(this.held[place]?.key ?? '');
  }

  tap(place: number): void {
    this.cursor = place;
    this.touched();
    this.raise([place], !this.isRaised(place));
  }

  press(place: number): void {
    this.#slide = { from: place, before: this.raised, raises: !this.isRaised(place) };
  }

  /** All that lies between where the finger came down and here follows the first card. */
  slideTo(place: number): void {
    if (!this.#slide) return;
    this.raise(this.crossed(this.#slide.from, place), this.#slide.raises, this.#slide.before);
    this.cursor = place;
  }

  /** Thrown upwards: a card that is not raised goes alone unless others are. */
  flick(place: number): void {
    if (!this.isRaised(place)) this.raise([place], true);
    this.play();
  }

  lower(): void {
    this.raised = [];
  }

  step(by: number): void {
    const { length } = this.held;
    if (length) this.cursor = (this.cursor + by + length) % length;
  }

  /** Cards have come or gone: the keyboard stays on one. */
  protected keepCursor(): void {
    this.cursor = Math.max(0, Math.min(this.cursor, this.held.length - 1));
  }
}
