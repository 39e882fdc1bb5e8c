/** What I am doing at the table: which tile stands raised, which choice is open, what is done by itself this round. */
import type { Picture } from '../line/picture.svelte.ts';
import type { Action } from '../wire/kernel.ts';
import type { MahjongHint, MahjongPrivate, MahjongPublic, Wait } from '../wire/mahjong.ts';
import { choicesOf, namingOf, NOTHING, type Choices, type Token } from './choices.ts';
import { distinct, type Tile } from './tiles.ts';
import { waitsAfter } from './waits.ts';

export type TablePicture = Picture<MahjongPublic, MahjongPrivate>;

/** What is done by itself; reset when a round begins. */
export interface Automatic {
  win: boolean;
  noCalls: boolean;
  discardDrawn: boolean;
}

const NONE: Automatic = { win: false, noCalls: false, discardDrawn: false };

export class Play {
  /** Places of the hand that stand raised: one to play, or the kinds to name. */
  raised = $state.raw<readonly number[]>([]);
  /** The token whose several ways lie open. */
  open = $state<Token | null>(null);
  /** 过 was pressed although a win would be lost for a while: ask once more. */
  confirming = $state(false);
  /** Counts refusals of what I did, so that the hand may shake. */
  refusals = $state(0);
  automatic = $state.raw<Automatic>(NONE);
  /** What the hand waited for when I discarded: shown until my next tile comes. */
  waits = $state.raw<readonly Wait[]>([]);

  readonly choices: Choices = $derived.by(() => this.#choices());
  /** My tiles from left to right, the drawn one last. */
  readonly tiles: readonly Tile[] = $derived.by(() => this.#tiles());
  readonly naming: boolean = $derived(this.choices.namings.length > 0);
  readonly bidding: boolean = $derived(this.choices.bids.length > 0 || this.choices.passBid !== null);
  readonly myDiscard: boolean = $derived(this.choices.discards.size > 0);
  readonly counsel: MahjongHint | null = $derived.by(() => this.picture.counsel as MahjongHint | null);

  /** Where the tile that I played last stood on the screen, for its flight to the pond. */
  flight: DOMRect | null = null;

  readonly picture: TablePicture;

  constructor(picture: TablePicture) {
    this.picture = picture;
  }

  #choices(): Choices {
    const { question, pending, seat, desk } = this.picture;
    if (!question || seat === null || pending) return NOTHING;
    // While the house plays this seat, the one thing to press is 「我回来了」.
    if (desk?.seats[seat]?.autopilot) return NOTHING;
    return choicesOf(question.ask);
  }

  #tiles(): readonly Tile[] {
    const own = this.picture.private;
    if (!own) return [];
    return own.drawn === null ? own.hand : [...own.hand, own.drawn];
  }

  // ── the hand ───────────────────────────────────────────────────────────────

  raise(place: number | null): void {
    if (this.naming && place !== null) this.#raiseToName(place);
    else this.raised = place === null || !(place in this.tiles) ? [] : [place];
  }

  /** One kind, or two neighbours; a third tap begins anew. */
  #raiseToName(place: number): void {
    if (this.raised.includes(place)) {
      this.raised = this.raised.filter((other) => other !== place);
      return;
    }
    const both = [...this.raised, place];
    const kinds = distinct(both.map((at) => this.tiles[at] ?? ''));
    const legal = kinds.length === both.length && namingOf(this.choices.namings, kinds) !== null;
    this.raised = legal ? both : [place];
  }

  /** Moves the choice one tile to the left or right, round the ends. */
  step(by: number): void {
    const { length } = this.tiles;
    if (!length) return;
    const from = this.raised.at(-1) ?? (by > 0 ? -1 : 0);
    this.raised = [(from + by + length) % length];
  }

  discard(place: number, from: DOMRect | null = null): void {
    const tile = this.tiles[place];
    const action = tile === undefined ? undefined : this.choices.discards.get(tile);
    if (!action || tile === undefined) return;
    this.flight = from;
    this.waits = waitsAfter(this.counsel?.waiting ?? [], tile);
    this.raised = [place];
    this.picture.play(action);
  }

  discardRaised(from: DOMRect | null = null): void {
    const [place] = this.raised;
    if (place !== undefined) this.discard(place, from);
  }

  // ── claims ─────────────────────────────────────────────────────────────────

  /** Presses a token: does it at once where there is one way, else opens the ways. */
  press(token: Token): void {
    const ways = this.choices.tokens[token] ?? [];
    const [only] = ways;
    if (!only) return;
    if (token === 'pass' && this.choices.tokens.win && this.passingLocks) this.confirming = true;
    else if (ways.length > 1) this.open = this.open === token ? null : token;
    else this.act(only);
  }

  /** Whether this table forbids to win later on what one lets pass now. */
  get passingLocks(): boolean {
    return this.picture.desk?.options['pass_win'] !== 'off';
  }

  act(action: Action): void {
    this.open = null;
    this.confirming = false;
    this.picture.play(action);
  }

  pass(): void {
    const [action] = this.choices.tokens.pass ?? [];
    if (action) this.act(action);
  }

  /** Closes whatever is open; whether there was anything. */
  dismiss(): boolean {
    const something = this.open !== null || this.confirming;
    this.open = null;
    this.confirming = false;
    return something;
  }

  /** The naming of the kinds that stand raised; none raised names none. */
  get namingChosen(): Action | null {
    return namingOf(this.choices.namings, distinct(this.raised.map((place) => this.tiles[place] ?? '')));
  }

  name(): void {
    if (this.namingChosen) this.act(this.namingChosen);
    this.raised = [];
  }

  // ── by itself ──────────────────────────────────────────────────────────────

  toggle(key: keyof Automatic): void {
    this.automatic = { ...this.automatic, [key]: !this.automatic[key] };
    this.answerByItself();
  }

  /** Does what this round's switches say, if they say anything about the present question. */
  answerByItself(): void {
    const action = automaticAnswer(this.choices, this.automatic, this.picture.private?.drawn ?? null);
    if (action) this.picture.play(action);
  }

  /** A new round: nothing is raised, nothing is done by itself. */
  begin(): void {
    this.raised = [];
    this.open = null;
    this.confirming = false;
    this.waits = [];
    this.automatic = NONE;
  }
}

/** The answer that this round's switches give to a question, or null where a person must. */
export function automaticAnswer(choices: Choices, automatic: Automatic, drawn: Tile | null): Action | null {
  const [win] = choices.tokens.win ?? [];
  if (win) return automatic.win ? win : null;
  const [pass] = choices.tokens.pass ?? [];
  if (pass) return automatic.noCalls ? pass : null;
  if (!automatic.discardDrawn || drawn === null || choices.tokens.kong) return null;
  return choices.discards.get(drawn) ?? null;
}
