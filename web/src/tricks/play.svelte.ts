/** What I am doing at a card table: which cards stand raised, what is advised, what still lies for a moment. */
import { cardName, pointsIn } from '../cards/cards.ts';
import { Hand } from '../cards/hand.svelte.ts';
import { placesOf, sameCards } from '../cards/places.ts';
import { word } from '../games/games.svelte.ts';
import { t } from '../i18n/index.ts';
import type { Picture } from '../line/picture.svelte.ts';
import { pace } from '../settings/preferences.svelte.ts';
import type { Cue } from '../sound/cues.ts';
import type { Happened } from '../table/family.ts';
import type { Action, Ask, Form } from '../wire/kernel.ts';
import type { FailedThrow, TakenTrick, TricksHint, TricksPrivate, TricksPublic } from '../wire/tricks.ts';
import type { CardEvent } from './events.ts';
import { cardsOf, formOf } from './form.ts';
import { laidOut, type Grouped } from './hand.ts';
import { bunchOf } from './selection.ts';

export type TablePicture = Picture<TricksPublic, TricksPrivate>;

/** How long a failed throw stays shown to all, and a gathered trick (ms). */
const FAILURE_STAYS = 1200;
const TRICK_STAYS = 1000;

/** Whether what stands raised may be played: if not, why. */
export interface Verdict {
  action: Action | null;
  why: string | null;
}

export class Play extends Hand<Grouped> {
  /** Tractors and pairs stand before the rest of their group. */
  pairsFirst = $state(false);
  /** A throw that has just failed, while its cards are shown. */
  failing = $state.raw<FailedThrow | null>(null);
  /** The trick that has just been gathered, while it still lies there. */
  resting = $state.raw<TakenTrick | null>(null);
  /** A panel lies over the felt. */
  open = $state<'last' | 'kitty' | null>(null);
  /** The points that I am about to bid. */
  bid = $state(0);

  readonly ask: Ask | null = $derived.by(() => this.#ask());
  readonly held: readonly Grouped[] = $derived.by(() =>
    laidOut(this.picture.private?.hand ?? [], this.pairsFirst),
  );
  /** How an answer is composed of cards, where it is. */
  readonly form: Form | null = $derived.by(
    () => this.ask && formOf(this.ask, this.picture.public?.plays.length === 0),
  );
  readonly bids: readonly number[] = $derived(
    (this.ask?.actions ?? []).flatMap(({ type, points }) =>
      type === 'bid' && typeof points === 'number' ? [points] : [],
    ),
  );
  readonly burying: boolean = $derived(this.ask?.kind === 'burial');
  readonly playing: boolean = $derived(this.ask?.kind === 'trick');
  readonly verdict: Verdict = $derived.by(() => this.#verdict());
  readonly counsel: TricksHint | null = $derived.by(() => this.picture.counsel as TricksHint | null);

  readonly picture: TablePicture;

  /** Counsel was asked for and has not been shown yet. */
  #wanted = false;
  /** Which of the counsels is shown. */
  #shown = 0;
  #timers: { failing?: ReturnType<typeof setTimeout>; resting?: ReturnType<typeof setTimeout> } = {};

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
  }

  /** Takes what belongs together, whatever the first tap did to this one card. */
  doubleTap(place: number): void {
    const card = this.held[place]?.card;
    const hand = this.picture.private?.hand ?? [];
    if (card === undefined) return;
    const bunch = bunchOf(card, hand, this.form?.most ?? this.held.length);
    const places = placesOf(bunch, this.held);
    this.raise(places.includes(place) ? places : [place, ...places.slice(1)], true);
  }

  // ── what I say ─────────────────────────────────────────────────────────────

  #verdict(): Verdict {
    const { form, chosen } = this;
    const words = t().cards;
    const own = this.picture.private;
    const no = (why: string | null): Verdict => ({ action: null, why });
    if (!form || !own) return no(null);
    if (!chosen.length) return no(words.strip.none);
    if (chosen.length < form.least) return no(words.strip.short(form.least - chosen.length));
    if (chosen.length > form.most) return no(words.strip.tooMany(chosen.length - form.most));
    if (own.playable.length && chosen.some((card) => !own.playable.includes(card)))
      return no(words.strip.not);
    const missing = own.forced.find((card) => !chosen.includes(card));
    if (missing !== undefined) return no(words.strip.must(cardName(missing, words)));
    const [first, ...more] = this.held.filter(({ key }) => this.raised.includes(key));
    if (form.button === 'lead' && more.some(({ group }) => group !== first?.group))
      return no(word(this.picture.desk?.game ?? '', 'one-suit-only'));
    const type = this.burying ? 'bury' : 'play';
    const listed = this.ask?.actions?.filter((action) => action.type === type) ?? [];
    const found = listed.find((action) => sameCards(cardsOf(action), chosen));
    return listed.length && !found
      ? no(words.strip.notSo)
      : { action: found ?? { type, cards: [...chosen] }, why: null };
  }

  /** The points in what stands raised. */
  get worth(): number {
    return pointsIn(this.chosen);
  }

  play(): void {
    if (this.verdict.action) this.act(this.verdict.action);
  }

  act(action: Action): void {
    this.picture.play(action);
  }

  /** 不叫, 不亮: whatever lets it be. */
  pass(): boolean {
    const action = this.ask?.actions?.find(({ type }) => type === 'pass' || type === 'decline');
    if (action) this.act(action);
    return action !== undefined;
  }

  // ── counsel ────────────────────────────────────────────────────────────────

  /** Walks through what is advised; the first time it is asked for. */
  hint(): void {
    if (!this.ask) return;
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

  #show({ action, others }: TricksHint): void {
    const first = cardsOf(action as Action);
    const plays = [first, ...others.filter((cards) => !sameCards(cards, first))];
    const cards = plays[this.#shown % plays.length] ?? first;
    if (cards.length && this.form) this.raised = this.keysOf(placesOf(cards, this.held));
    if (action['type'] === 'bid') this.bid = Number(action['points']);
  }

  // ── what happens ───────────────────────────────────────────────────────────

  begin(): void {
    this.lower();
    this.open = null;
    this.resting = null;
    this.failing = null;
  }

  asked(): Cue | null {
    this.#wanted = false;
    this.bid = this.bids[0] ?? 0;
    // Who could declare is asked with every packet: that is no reason to ring each time.
    return this.ask?.kind === 'dealing' ? 'claim' : 'turn';
  }

  happened(events: readonly Happened[]): void {
    for (const event of events as readonly CardEvent[]) {
      if (event.type === 'throw-failed') this.#fail(event);
      else if (event.type === 'trick-taken') this.#rest(this.picture.public?.last ?? null);
      else if (event.type === 'played' || event.type === 'buried') {
        if (event.seat === this.picture.seat) this.lower();
        if (event.type === 'played' && event.seat !== this.failing?.seat) this.failing = null;
      }
    }
    this.keepCursor();
  }

  #fail(failure: FailedThrow): void {
    clearTimeout(this.#timers.failing);
    this.failing = failure;
    this.#timers.failing = setTimeout(() => (this.failing = null), FAILURE_STAYS);
  }

  #rest(trick: TakenTrick | null): void {
    clearTimeout(this.#timers.resting);
    this.resting = trick;
    this.#timers.resting = setTimeout(() => (this.resting = null), TRICK_STAYS * pace());
  }
}
