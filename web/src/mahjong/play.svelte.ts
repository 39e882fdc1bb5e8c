/** What I am doing at the table: which tile stands raised, which choice is open, what is done by itself this round. */
import { hasWord } from '../games/games.svelte.ts';
import type { Picture } from '../line/picture.svelte.ts';
import type { Cue } from '../sound/cues.ts';
import type { Action } from '../wire/kernel.ts';
import type { MahjongHint, MahjongPrivate, MahjongPublic, Wait } from '../wire/mahjong.ts';
import { choicesOf, namingOf, NOTHING, tokenOf, type Choices, type Token } from './choices.ts';
import { arranged, moved } from './order.ts';
import { distinct, type Tile } from './tiles.ts';
import { waitsAfter } from './waits.ts';

export type TablePicture = Picture<MahjongPublic, MahjongPrivate>;

/** What is done by itself; reset when a round begins, unless it is pinned. */
export interface Automatic {
  win: boolean;
  noCalls: boolean;
  discardDrawn: boolean;
}

/** What is asked once more before it is done: a win let go by, a wild tile thrown; worded by the game. */
export const THROWS_WILD = 'throw-wild';
export type Doubt = 'pass' | typeof THROWS_WILD;

/** What is advised of tiles of the hand, which stand raised then. */
const RAISES: readonly string[] = ['discard', 'expose', 'name-wild'];

/** A seat may win at once by what it has: nothing is lost by letting that go. */
const LIMIT_OFFER = 'limit-offer';

const NONE: Automatic = { win: false, noCalls: false, discardDrawn: false };

export class Play {
  /** Places of the hand that stand raised: one to play, or the kinds to name. */
  raised = $state.raw<readonly number[]>([]);
  /** The token whose several ways lie open. */
  open = $state<Token | null>(null);
  /** Something was pressed that costs more than it may seem: it is asked once more. */
  confirming = $state<Doubt | null>(null);
  /** Counts refusals of what I did, so that the hand may shake. */
  refusals = $state(0);
  automatic = $state.raw<Automatic>(NONE);
  /** What is done by itself stays so in the next rounds at this table. */
  pinned = $state(false);
  /** My tiles as I have put them; null while they stand sorted. */
  order = $state.raw<readonly Tile[] | null>(null);
  /** 提示 was pressed for the present question. */
  #advised = $state(false);
  /** The tile that is to be thrown once that is confirmed. */
  #doubted: { place: number; from: DOMRect | null } | null = null;
  /** What the hand waited for by the counsel that I had when I discarded: shown until the hall has told. */
  #left = $state.raw<readonly Wait[]>([]);

  readonly choices: Choices = $derived.by(() => this.#choices());
  /** My tiles from left to right, without the drawn one. */
  readonly hand: readonly Tile[] = $derived.by(() => this.#hand());
  /** My tiles from left to right, the drawn one last. */
  readonly tiles: readonly Tile[] = $derived.by(() => this.#tiles());
  readonly naming: boolean = $derived(this.choices.namings.length > 0);
  readonly bidding: boolean = $derived(this.choices.bids.length > 0 || this.choices.passBid !== null);
  readonly myDiscard: boolean = $derived(this.choices.discards.size > 0);
  readonly counsel: MahjongHint | null = $derived.by(() => this.picture.counsel as MahjongHint | null);
  /** What the house would do in my place, once 提示 was pressed and it is known. */
  readonly advice: Action | null = $derived.by(() => this.#advice());
  /** What my hand waits for: as it stands, or once the raised (or just drawn) tile is gone. */
  readonly waits: readonly Wait[] = $derived.by(() => this.#waits());
  /** The kinds whose discard leaves a ready hand (听). */
  readonly readying: readonly Tile[] = $derived.by(() => this.#readying());
  /** Whether the waits of my hand should be asked for: it stands without a drawn tile, and they are not known. */
  readonly unasked: boolean = $derived.by(() => this.#unasked());

  /** Where the tile that I played last stood on the screen, for its flight to the pond. */
  flight: DOMRect | null = null;

  readonly picture: TablePicture;

  constructor(picture: TablePicture) {
    this.picture = picture;
  }

  #choices(): Choices {
    const { question, pending, seat } = this.picture;
    if (!question || seat === null || pending) return NOTHING;
    // While the house plays this seat, the one thing to press is 「我回来了」.
    if (this.away) return NOTHING;
    return choicesOf(question.ask);
  }

  #hand(): readonly Tile[] {
    const hand = this.picture.private?.hand ?? [];
    return this.order ? arranged(hand, this.order) : hand;
  }

  #tiles(): readonly Tile[] {
    const drawn = this.picture.private?.drawn ?? null;
    return drawn === null ? this.hand : [...this.hand, drawn];
  }

  // ── 提示 ────────────────────────────────────────────────────────────────────

  /** Asks the house what it would do; the answer shows in `advice`. */
  advise(): void {
    this.#advised = true;
    this.picture.hint();
    this.raiseAdvised();
  }

  #advice(): Action | null {
    return this.#advised ? ((this.counsel?.action as Action | null | undefined) ?? null) : null;
  }

  /** The token that is advised, if it is one. */
  get advisedToken(): Token | null {
    return this.advice ? tokenOf(this.advice) : null;
  }

  /** Raises what is advised to be played or named. */
  raiseAdvised(): void {
    const { advice } = this;
    if (!advice || !RAISES.includes(advice.type)) return;
    const kinds = [advice['tile'] ?? advice['tiles']].flat();
    this.raised = kinds.flatMap((kind) => {
      const place = this.tiles.lastIndexOf(kind as Tile);
      return place < 0 ? [] : [place];
    });
  }

  // ── waits ──────────────────────────────────────────────────────────────────

  #waits(): readonly Wait[] {
    const waiting = this.counsel?.waiting ?? [];
    if (this.myDiscard) {
      const [place] = this.raised;
      const tile = place === undefined ? this.picture.private?.drawn : this.tiles[place];
      return tile ? waitsAfter(waiting, tile) : [];
    }
    const outlook = this.picture.outlook as MahjongHint | null;
    if (outlook) return waitsAfter(outlook.waiting, null);
    const now = waitsAfter(waiting, null);
    return now.length ? now : this.#left;
  }

  #readying(): readonly Tile[] {
    const waiting = this.myDiscard ? (this.counsel?.waiting ?? []) : [];
    return waiting.flatMap(({ discard }) => discard ?? []);
  }

  #unasked(): boolean {
    const { private: own, public: seen, seat, outlook, desk } = this.picture;
    if (desk?.options['waits_shown'] === false) return false;
    if (seat === null || !own || own.drawn !== null || own.hand.length % 3 !== 1) return false;
    return outlook === null && (seen?.phase === 'turn' || seen?.phase === 'window');
  }

  // ── the hand ───────────────────────────────────────────────────────────────

  /** Whether the house plays my seat (托管). */
  get away(): boolean {
    const { seat, desk } = this.picture;
    return seat !== null && desk?.state === 'playing' && (desk.seats[seat]?.autopilot ?? false);
  }

  /** Raises a tile, or none. Who touches the own hand while the house plays it is back. */
  raise(place: number | null): void {
    if (place !== null && this.away) this.picture.autopilot(false);
    else if (this.naming && place !== null) this.#raiseToName(place);
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

  /** Raises the next kind on one side as well, where the two may be named together; else instead. */
  widen(by: number): void {
    const last = this.raised.at(-1) ?? -1;
    let place = last + by;
    while (place in this.tiles && this.tiles[place] === this.tiles[last]) place += by;
    if (place in this.tiles) this.#raiseToName(place);
  }

  /** Moves the choice one tile to the left or right, round the ends. */
  step(by: number): void {
    const { length } = this.tiles;
    if (!length) return;
    const from = this.raised.at(-1) ?? (by > 0 ? -1 : 0);
    this.raised = [(from + by + length) % length];
  }

  /** Puts a tile of the hand down: throws it, or lays it out where it is a flower. */
  discard(place: number, from: DOMRect | null = null): void {
    const tile = this.tiles[place];
    if (tile === undefined || !this.choices.discards.has(tile)) return;
    this.raised = [place];
    if (this.#costly(tile)) {
      this.#doubted = { place, from };
      this.confirming = THROWS_WILD;
    } else this.#putDown(tile, from);
  }

  #putDown(tile: Tile, from: DOMRect | null): void {
    const action = this.choices.discards.get(tile);
    if (!action) return;
    const thrown = action.type === 'discard';
    this.flight = thrown ? from : null;
    this.#left = thrown ? waitsAfter(this.counsel?.waiting ?? [], tile) : [];
    this.act(action);
  }

  /** Whether this is a wild tile that costs the hand when it is thrown, though something else could be. */
  #costly(tile: Tile): boolean {
    const { public: seen, desk, seat } = this.picture;
    const wilds = seen?.wilds ?? [];
    if (!desk || !wilds.includes(tile) || !hasWord(desk.game, THROWS_WILD)) return false;
    if (desk.options['throw_de'] === 'free') return false;
    const thrown = seen?.seals.some((seal) => seal.seat === seat && seal.key === 'threw-wild') ?? false;
    return !thrown && [...this.choices.discards.keys()].some((other) => !wilds.includes(other));
  }

  /** What the raised tile does when it is played; null where none stands raised. */
  get puttingDown(): Action | null {
    const tile = this.tiles[this.raised[0] ?? -1];
    return tile === undefined ? null : (this.choices.discards.get(tile) ?? null);
  }

  discardRaised(from: DOMRect | null = null): void {
    const [place] = this.raised;
    if (place !== undefined) this.discard(place, from);
  }

  // ── an order of my own ─────────────────────────────────────────────────────

  /** Puts the tile at one place of the hand to another; the drawn one stays apart. */
  move(from: number, to: number): void {
    if (!(from in this.hand)) return;
    this.order = moved(this.hand, from, Math.min(to, this.hand.length - 1));
    this.raised = [];
  }

  /** Moves the raised tile one place. */
  shift(by: number): void {
    const [place] = this.raised;
    const to = (place ?? -1) + by;
    if (place === undefined || !(place in this.hand) || !(to in this.hand)) return;
    this.move(place, to);
    this.raised = [to];
  }

  /** The hand has changed: nothing stands raised, and what is new has its place. */
  changed(): void {
    this.raised = [];
    if (this.order) this.order = this.hand;
  }

  /** Sorted again (理牌). */
  sort(): void {
    this.order = null;
    this.raised = [];
  }

  // ── claims ─────────────────────────────────────────────────────────────────

  /** Presses a token: does it at once where there is one way, else opens the ways. */
  press(token: Token): void {
    const ways = this.choices.tokens[token] ?? [];
    const [only] = ways;
    if (!only) return;
    if (token === 'pass' && this.choices.tokens.win && this.passingLocks) this.confirming = 'pass';
    else if (ways.length > 1) this.open = this.open === token ? null : token;
    else this.act(only);
  }

  /** Whether this table forbids to win later on what one lets pass now. */
  get passingLocks(): boolean {
    const { desk, public: seen } = this.picture;
    return desk?.options['pass_win'] !== 'off' && seen?.phase !== LIMIT_OFFER;
  }

  act(action: Action): void {
    this.open = null;
    this.confirming = null;
    this.picture.play(action);
  }

  /** Does what was asked once more. */
  confirm(): void {
    const { place, from } = this.#doubted ?? { place: -1, from: null };
    if (this.confirming === 'pass') this.pass();
    else if (this.confirming) this.#putDown(this.tiles[place] ?? '', from);
    this.#doubted = null;
  }

  /** Lets by whatever I am asked: a claim, the auction, the wild tiles once none stands raised. Whether there was any. */
  decline(): boolean {
    const { passBid, namings } = this.choices;
    const action = passBid ?? namingOf(namings, []);
    if (this.naming && this.raised.length) this.raised = [];
    else if (action) this.act(action);
    else if (this.choices.tokens.pass) this.press('pass');
    else return false;
    return true;
  }

  pass(): void {
    const [action] = this.choices.tokens.pass ?? [];
    if (action) this.act(action);
  }

  /** Closes whatever is open; whether there was anything. */
  dismiss(): boolean {
    const something = this.open !== null || this.confirming !== null;
    this.#advised = false;
    this.open = null;
    this.confirming = null;
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

  /** A new question: a sound, or the answer that this round's switches give. */
  asked(): Cue | null {
    this.dismiss();
    this.answerByItself();
    if (this.picture.pending) return null;
    if (this.myDiscard || this.choices.tokens.win) this.picture.hint();
    return this.myDiscard || this.bidding || this.naming ? 'turn' : 'claim';
  }

  /** Nothing at a mahjong table outlasts the picture that shows it. */
  happened(): void {}

  /** Does what this round's switches say, if they say anything about the present question. */
  answerByItself(): void {
    const drawn = this.picture.private?.drawn ?? null;
    const thrown = drawn !== null && this.#costly(drawn) ? null : drawn;
    const action = automaticAnswer(this.choices, this.automatic, thrown);
    if (action) this.picture.play(action);
  }

  /** A new round: nothing is raised; nothing is done by itself, unless that is pinned. */
  begin(): void {
    this.raised = [];
    this.open = null;
    this.confirming = null;
    this.#left = [];
    this.order = null;
    if (!this.pinned) this.automatic = NONE;
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
