/** What I am doing at a climbing table: which cards stand raised, what they would be, what still lies for a moment. */
import { cardName, type Card, type Held } from '../cards/cards.ts';
import { Hand } from '../cards/hand.svelte.ts';
import { placesOf, sameCards } from '../cards/places.ts';
import { word } from '../games/games.svelte.ts';
import { t } from '../i18n/index.ts';
import type { Picture } from '../line/picture.svelte.ts';
import type { Cue } from '../sound/cues.ts';
import type { Happened } from '../table/family.ts';
import type { Choice, ClimbingHint, ClimbingPrivate, ClimbingPublic, TakenTrick } from '../wire/climbing.ts';
import type { Action, Ask } from '../wire/kernel.ts';
import {
  arranged,
  columnAt,
  columnsOf,
  downFrom,
  runAcross,
  type Column,
  type Order,
} from './arrangement.ts';
import { lyingReading, read, type Reading } from './combinations.ts';
import type { ClimbingEvent } from './events.ts';
import { FAN_AT_MOST } from './measures.ts';

export type TablePicture = Picture<ClimbingPublic, ClimbingPrivate>;

/** How long a gathered trick stays (ms), and how long one sees that nothing beats before it is passed by itself. */
const TRICK_STAYS = 1000;
const PASSES_AFTER = 1000;
/** How long a kitty that was turned up lies open (ms). */
const KITTY_STAYS = 4000;

/** What stands raised would be: one reading or several to choose from; none, with the reason, or for the hall to say. */
export interface Verdict {
  readings: readonly Reading[];
  why: string | null;
}

const NOTHING: Verdict = { readings: [], why: null };

/** What lies over the felt. */
export type Open = 'tricks' | 'counter' | 'kitty' | null;

export class Play extends Hand {
  order = $state<Order>('rank');
  open = $state<Open>(null);
  /** The rank whose column is opened as a fan. */
  fanned = $state<number | null>(null);
  /** The kind that a lead which fits several is declared to be. */
  declared = $state<string | null>(null);
  /** 要不起 is passed by itself. */
  passes = $state(false);
  /** The trick that has just been gathered, while it still lies there. */
  resting = $state.raw<TakenTrick | null>(null);
  /** The largest hand that was seen in this round. */
  #largest = $state(0);

  readonly ask: Ask | null = $derived.by(() => this.#ask());
  readonly held: readonly Held[] = $derived.by(() => arranged(this.picture.private?.hand ?? [], this.order));
  readonly columns: readonly Column[] = $derived(columnsOf(this.held));
  /** How many cards the largest hand was dealt. Who comes back late sees it by the others' hands. */
  readonly dealt: number = $derived.by(() => {
    const held = (this.picture.public?.held ?? []).map((number) => number ?? 0);
    return Math.max(this.#largest, this.held.length, ...held);
  });
  readonly many: boolean = $derived(this.dealt > FAN_AT_MOST);
  readonly stacked: boolean = $derived(this.many && this.order === 'rank');
  readonly lying: Reading | null = $derived.by(() => {
    const seen = this.picture.public;
    const best = seen?.plays.find((laid) => laid.best);
    return seen && best ? lyingReading(seen.combinations, best) : null;
  });
  /** I am asked for a play. */
  readonly playing: boolean = $derived.by(() => this.ask?.kind === 'trick');
  readonly leads: boolean = $derived.by(() => this.playing && this.picture.public?.plays.length === 0);
  /** I am asked, and nothing of mine beats what lies (要不起). */
  readonly beaten: boolean = $derived.by(
    () => this.playing && !this.leads && this.picture.private?.playable.length === 0,
  );
  readonly bids: readonly number[] = $derived(
    (this.ask?.actions ?? []).flatMap(({ type, points }) =>
      type === 'bid' && typeof points === 'number' ? [points] : [],
    ),
  );
  /** What I am about to bid. */
  bid = $state(0);
  readonly verdict: Verdict = $derived.by(() => this.#verdict());
  /** What would be played: what is declared, else the first that the hall would read. */
  readonly reading: Reading | null = $derived(
    this.verdict.readings.find(({ kind }) => kind === this.declared) ?? this.verdict.readings[0] ?? null,
  );
  readonly counsel: ClimbingHint | null = $derived.by(() => this.picture.counsel as ClimbingHint | null);
  /** Why the counsel that is shown is given; null where what is shown is just another play. */
  advice = $state<string | null>(null);
  /** The advice that is shown is to let it pass. */
  readonly advisesPass: boolean = $derived.by(
    () => this.advice !== null && this.counsel?.action['type'] === 'pass',
  );

  readonly picture: TablePicture;

  /** Counsel was asked for and has not been shown yet. */
  #wanted = false;
  /** Which of the counsels is shown. */
  #shown = 0;
  #timers: Partial<Record<'resting' | 'pass' | 'kitty', ReturnType<typeof setTimeout>>> = {};

  constructor(picture: TablePicture) {
    super();
    this.picture = picture;
  }

  #ask(): Ask | null {
    const { question, pending, seat } = this.picture;
    // While the house plays this seat, the one thing to press is 「我回来了」.
    return question && seat !== null && !pending && !this.away ? question.ask : null;
  }

  // ── my hand ────────────────────────────────────────────────────────────────

  /** Whether the house plays my seat (托管). */
  get away(): boolean {
    const { seat, desk } = this.picture;
    return seat !== null && desk?.state === 'playing' && (desk.seats[seat]?.autopilot ?? false);
  }

  /** Who touches the own hand while the house plays it is back. */
  protected touched(): void {
    if (this.away) this.picture.autopilot(false);
    this.advice = null;
    this.declared = null;
  }

  protected override crossed(from: number, to: number): number[] {
    return this.stacked && this.fanned === null ? runAcross(this.columns, from, to) : super.crossed(from, to);
  }

  /** In a stack a tap takes from that card down, so that one on the topmost takes the whole rank. */
  override tap(place: number): void {
    const column = columnAt(this.columns, place);
    if (!this.stacked || !column) {
      super.tap(place);
      return;
    }
    this.cursor = place;
    this.touched();
    const taken = downFrom(column, place);
    const keys = this.keysOf(taken);
    const before = this.keysOf(downFrom(column, column.from)).filter((key) => this.raised.includes(key));
    this.raise(downFrom(column, column.from), false);
    if (before.join() !== keys.join()) this.raise(taken, true);
  }

  /** One card alone, whatever lies on it. */
  toggle(place: number): void {
    super.tap(place);
  }

  /** A long press opens the column as a fan. */
  hold(place: number): void {
    this.fanned = columnAt(this.columns, place)?.rank ?? null;
  }

  /** The keyboard's way over the stacks: to the front card of the next column, or up and down in one. */
  override step(by: number): void {
    if (!this.stacked) {
      super.step(by);
      return;
    }
    const { columns } = this;
    const at = columns.findIndex(({ from, cards }) => this.cursor < from + cards.length);
    const next = columns[(at + by + columns.length) % columns.length];
    if (next) this.cursor = next.from + next.cards.length - 1;
  }

  climb(by: number): void {
    const column = columnAt(this.columns, this.cursor);
    if (!column) return;
    const last = column.from + column.cards.length - 1;
    this.cursor = Math.min(last, Math.max(column.from, this.cursor + by));
  }

  override lower(): void {
    super.lower();
    this.declared = null;
    this.advice = null;
  }

  sort(): void {
    this.order = this.order === 'rank' ? 'sets' : 'rank';
    this.fanned = null;
  }

  // ── what I say ─────────────────────────────────────────────────────────────

  #verdict(): Verdict {
    const { chosen } = this;
    const { public: seen, private: own, desk } = this.picture;
    if (!this.playing || !seen || !own || !desk) return NOTHING;
    const words = t();
    const no = (why: string): Verdict => ({ readings: [], why });
    if (!chosen.length) return no(words.climbing.strip.choose);
    const { found, why } = this.#read(seen, chosen, chosen.length === own.hand.length);
    if (why) return no(word(desk.game, why));
    const missing = own.forced.find((card) => !chosen.includes(card));
    if (missing !== undefined) return no(words.climbing.strip.must(cardName(missing, words.cards)));
    return { readings: found, why: null };
  }

  /** What cannot be read here is for the hall to judge. */
  #read(
    { combinations, plays }: ClimbingPublic,
    cards: readonly Card[],
    last: boolean,
  ): ReturnType<typeof read> {
    const unread = this.lying === null && plays.some(({ best }) => best);
    return unread ? { found: [], why: null } : read(combinations, cards, this.lying, last);
  }

  /** Whether what stands raised may be sent. */
  get ready(): boolean {
    return this.playing && this.chosen.length > 0 && this.verdict.why === null;
  }

  play(): void {
    if (!this.ready) return;
    const several = this.verdict.readings.length > 1;
    const declare = several ? (this.reading?.kind ?? null) : null;
    this.act({ type: 'play', cards: [...this.chosen], declare });
  }

  /** 要不起 is the main button where nothing beats. */
  override enter(): void {
    if (this.beaten && this.mayPass) this.pass();
    else this.play();
  }

  /** What lets it be: no play, no bid, no throwing in; null where I must do something. */
  get #pass(): Action | null {
    if (!this.ask || this.leads) return null;
    const { actions } = this.ask;
    if (!actions) return { type: 'pass' };
    return actions.find(({ type }) => type === 'pass' || type === 'decline') ?? null;
  }

  get mayPass(): boolean {
    return this.#pass !== null;
  }

  pass(): void {
    const action = this.#pass;
    if (action) this.act(action);
  }

  act(action: Action): void {
    clearTimeout(this.#timers.pass);
    this.picture.play(action);
  }

  // ── counsel ────────────────────────────────────────────────────────────────

  /** Walks through the plays that matter; the first time they are asked for. */
  hint(): void {
    if (!this.ask || this.beaten) return;
    if (!this.counsel) {
      this.#wanted = true;
      this.picture.hint();
      return;
    }
    this.#shown += 1;
    this.#show(this.counsel);
  }

  /** Counsel has come. */
  advised(): void {
    if (!this.#wanted || !this.counsel) return;
    this.#wanted = false;
    this.#shown = 0;
    this.#show(this.counsel);
  }

  /** Followers walk from the smallest up; a leader is shown first what a good player would lead. */
  #show({ action, others, why }: ClimbingHint): void {
    const advised = { cards: cardsOf(action), declare: (action['declare'] ?? null) as string | null };
    const rest: Pick<Choice, 'cards' | 'declare'>[] = this.leads
      ? [advised, ...others.filter(({ cards }) => !sameCards(cards, advised.cards))]
      : others;
    const shown = rest[this.#shown % Math.max(1, rest.length)];
    const passing = action['type'] === 'pass' && this.#shown === 0;
    const same = shown !== undefined && sameCards(shown.cards, advised.cards);
    this.lower();
    if (passing || same || !this.playing) this.advice = word(this.picture.desk?.game ?? '', why);
    if (action['type'] === 'bid') this.bid = Number(action['points']);
    if (!shown || !this.playing) return;
    this.raised = this.#frontmost(shown.cards);
    this.declared = shown.declare;
  }

  /** Keys of these cards; of equal ones those that lie in front in their stack. */
  #frontmost(cards: readonly Card[]): string[] {
    const backwards = [...this.held].reverse();
    return placesOf(cards, backwards).flatMap((place) => backwards[place]?.key ?? []);
  }

  // ── what happens ───────────────────────────────────────────────────────────

  begin(): void {
    this.lower();
    this.open = null;
    this.fanned = null;
    this.resting = null;
    this.passes = false;
    this.#largest = 0;
  }

  asked(): Cue | null {
    this.#wanted = false;
    this.advice = null;
    this.bid = this.bids[0] ?? 0;
    clearTimeout(this.#timers.pass);
    if (this.beaten && this.passes) {
      this.#timers.pass = setTimeout(() => this.pass(), PASSES_AFTER);
      return null;
    }
    return 'turn';
  }

  happened(events: readonly Happened[]): void {
    for (const event of events as readonly ClimbingEvent[]) {
      if (event.type === 'trick-taken') this.#rest(this.picture.public?.last ?? null);
      else if (event.type === 'kitty-taken') this.#showKitty();
      else if (event.type === 'played') {
        this.resting = null;
        if (event.seat === this.picture.seat) {
          this.lower();
          this.fanned = null;
        }
      }
    }
    this.keepCursor();
  }

  /** A hand that was once large is laid out as such while it shrinks. */
  remember(): void {
    this.#largest = this.dealt;
  }

  #showKitty(): void {
    this.open = 'kitty';
    this.#timers.kitty = setTimeout(() => {
      if (this.open === 'kitty') this.open = null;
    }, KITTY_STAYS);
  }

  #rest(trick: TakenTrick | null): void {
    clearTimeout(this.#timers.resting);
    this.resting = trick;
    this.#timers.resting = setTimeout(() => (this.resting = null), TRICK_STAYS);
  }
}

const cardsOf = (action: ClimbingHint['action']): Card[] =>
  Array.isArray(action['cards']) ? action['cards'] : [];
