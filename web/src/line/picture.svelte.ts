/**
 * A table as this client sees it: the hall's newest picture, kept by patches, and what this seat is doing.
 *
 * Whatever reads `desk`, `public`, `private`, `question` or `pending` in a component follows their changes.
 */
import type { Action } from '../wire/kernel.ts';
import type { Desk, Gone, Hint, Play, Question, Refused, Said, Sync, Update } from '../wire/hall.ts';
import type { Chat, Chatted, React, Reacted, Rematch } from '../wire/people.ts';
import { Listeners } from './listeners.ts';
import { freshNonce, rememberNonce } from './luck.ts';
import { patched, type Patch } from './patch.ts';
import { named } from './strangers.ts';

/** Milliseconds between two requests for the whole picture. */
export const ASKED_EVERY = 1000;

/** The four parts of a picture at one moment. `public` and `private` are the game family's own. */
export interface Parts<Public, Private> {
  desk: Desk | null;
  public: Public | null;
  private: Private | null;
  question: Question | null;
}

/** An answer that the hall has not confirmed yet. `sent` is false while it waits for the line. */
export interface Pending {
  id: string;
  q: number;
  action: Action;
  sent: boolean;
}

/** What a table needs of the line. */
export interface Voice {
  /** Whether what is said now reaches the hall. */
  readonly up: boolean;
  send(message: object): void;
}

/** What somebody at the table has said. */
export type Talk = Said | Reacted | Chatted;

export type EventsListener<Public, Private> = (
  events: readonly unknown[],
  before: Parts<Public, Private>,
  picture: Picture<Public, Private>,
) => void;

export class Picture<Public = unknown, Private = unknown> {
  readonly table: string;

  public = $state.raw<Public | null>(null);
  private = $state.raw<Private | null>(null);
  question = $state.raw<Question | null>(null);
  /** One's own seat, `null` for a spectator. */
  seat = $state<number | null>(null);
  pending = $state.raw<Pending | null>(null);
  /** Counsel for the present question, after `hint()`. */
  counsel = $state.raw<unknown>(null);
  /** Counsel for the hand as it stands, after `askOutlook()`; void when the hand changes. */
  outlook = $state.raw<unknown>(null);
  /** Why the hall shows this table no more (`closed`, `left`, `opened-elsewhere`); `null` while it does. */
  gone = $state<string | null>(null);

  /** The table that follows this one on the same terms, once somebody has opened it. */
  next = $state<string | null>(null);

  /** As the hall tells it: patches are made for this one. */
  #desk = $state.raw<Desk | null>(null);
  #named = $derived(named(this.#desk, this.seat));
  #voice: Voice;
  #v = 0;
  /** When (this machine's clock, ms) the hall was asked for the whole picture; `null` when it has come. */
  #askedAt: number | null = null;
  /** The word that this client offers for the next deal. */
  #offered: string | null = null;
  #events = new Listeners<Parameters<EventsListener<Public, Private>>>();
  #refusals = new Listeners<[Refused]>();
  #talk = new Listeners<[Talk]>();

  constructor(table: string, voice: Voice) {
    this.table = table;
    this.#voice = voice;
  }

  /** `null` until the first whole picture has come. Who is not told by name is called by his seat. */
  get desk(): Desk | null {
    return this.#named;
  }

  set desk(desk: Desk | null) {
    this.#desk = desk;
  }

  // ── what the player does ───────────────────────────────────────────────────

  /** Answers the present question (or does an aside). One at a time: refused answers and new pictures free it. */
  play(action: Action): void {
    if (!this.question || this.pending) return;
    const { q } = this.question;
    this.pending = { id: crypto.randomUUID(), q, action, sent: false };
    this.#sendPending();
  }

  /** Hands the seat to a bot (托管), or takes it back. */
  autopilot(on: boolean): void {
    this.#say({ type: 'autopilot', on });
  }

  /** Ready for the next round, with a fresh word for its luck. */
  ready(): void {
    this.#offered = freshNonce();
    this.#say({ type: 'ready', nonce: this.#offered });
  }

  /** A quick phrase, by its number in the catalogue. */
  say(phrase: number): void {
    this.#say({ type: 'say', phrase });
  }

  /** A small picture, by its number in the set; it may be thrown at a seat. */
  react(reaction: number, to: number | null = null): void {
    this.#say({ type: 'react', reaction, to } satisfies Omit<React, 'table'>);
  }

  /** A sentence of one's own. */
  chat(text: string): void {
    this.#say({ type: 'chat', text } satisfies Omit<Chat, 'table'>);
  }

  /** Asks for counsel; it arrives in `counsel`. */
  hint(): void {
    if (this.question) this.#say({ type: 'ask-hint', q: this.question.q });
  }

  /** Asks what the hand as it stands is good for, whoever's turn it is; it arrives in `outlook`. */
  askOutlook(): void {
    this.#say({ type: 'ask-hint', q: null });
  }

  /** Looks at the table (again): after the line was down, or when another page has taken it over. */
  enter(): void {
    this.gone = null;
    this.#askedAt = Date.now();
    this.#offered ??= freshNonce();
    this.#say({ type: 'enter', nonce: this.#offered });
  }

  /** Stops looking. A seat is kept. */
  leave(): void {
    this.#say({ type: 'leave' });
  }

  // ── what the table client listens to ───────────────────────────────────────

  /** Calls `listener` after each change with what happened and the parts as they were before it. */
  onEvents(listener: EventsListener<Public, Private>): () => void {
    return this.#events.add(listener);
  }

  onRefused(listener: (refused: Refused) => void): () => void {
    return this.#refusals.add(listener);
  }

  /** Calls `listener` with what people at the table say: phrases, reactions, sentences of their own. */
  onTalk(listener: (talk: Talk) => void): () => void {
    return this.#talk.add(listener);
  }

  // ── what the hall says ─────────────────────────────────────────────────────

  heard(message: Sync | Update | Refused | Hint | Talk | Rematch | Gone): void {
    switch (message.type) {
      case 'sync':
        this.#synced(message);
        break;
      case 'update':
        this.#updated(message);
        break;
      case 'refused':
        this.#refused(message);
        break;
      case 'hint':
        if (message.q === null) this.outlook = message.hint;
        else if (message.q === this.question?.q) this.counsel = message.hint;
        break;
      case 'said':
      case 'reacted':
      case 'chatted':
        this.#talk.tell(message);
        break;
      case 'rematch':
        this.next = message.next;
        break;
      case 'gone':
        this.pending = null;
        // Another seat has another view: look anew from there.
        if (message.key === 'moved') this.enter();
        else this.gone = message.key;
    }
  }

  #parts(): Parts<Public, Private> {
    return { desk: this.desk, public: this.public, private: this.private, question: this.question };
  }

  #synced(whole: Sync): void {
    this.#v = whole.v;
    this.#askedAt = null;
    this.gone = null;
    this.seat = whole.seat;
    this.#desk = whole.desk;
    this.public = whole.public as Public;
    this.private = whole.private as Private;
    this.outlook = null;
    this.#ask(whole.question);
    this.#resume();
  }

  #updated(update: Update): void {
    if (this.#askedAt === null && update.v <= this.#v) return;
    if (this.#askedAt !== null || update.v !== this.#v + 1 || !this.#desk) {
      this.#askAgain();
      return;
    }
    this.#v = update.v;
    const before = this.#parts();
    if (update.desk) this.#desk = patched(this.#desk, update.desk as Patch);
    if (update.public) this.public = patched(this.public, update.public as Patch);
    if (update.private) {
      this.private = patched(this.private, update.private as Patch);
      this.outlook = null;
    }
    if (update.question) this.#ask(update.question[0] ?? null);
    if (this.pending && (update.id === this.pending.id || this.question?.q !== this.pending.q))
      this.pending = null;
    if (this.#desk.state === 'playing' && before.desk?.state !== 'playing') this.#dealt(this.#desk);
    const events = update.events ?? [];
    this.#events.tell(events, before, this);
  }

  /** A message is missing: up to the whole picture all is ignored, and what asks for that one may be lost as well. */
  #askAgain(): void {
    const now = Date.now();
    if (this.#askedAt !== null && now - this.#askedAt < ASKED_EVERY) return;
    this.#askedAt = now;
    this.#say({ type: 'again' });
  }

  #refused(refused: Refused): void {
    if (refused.id === this.pending?.id) this.pending = null;
    this.#refusals.tell(refused);
  }

  #ask(question: Question | null): void {
    if (question?.q !== this.question?.q) this.counsel = null;
    this.question = question;
  }

  /**
   * After a break: an answer whose question still stands is given (again: a repeated id does nothing twice). One
   * that the hall may have had already is left to it; one that never went off is refused aloud.
   */
  #resume(): void {
    const { pending } = this;
    if (!pending) return;
    if (this.question?.q === pending.q) {
      this.#sendPending();
      return;
    }
    this.pending = null;
    if (!pending.sent) {
      this.#refused({ type: 'refused', key: 'too-late', params: {}, table: this.table, id: pending.id });
    }
  }

  #sendPending(): void {
    const { pending } = this;
    if (!pending || !this.#voice.up) return;
    const { id, q, action } = pending;
    this.#voice.send({ type: 'play', table: this.table, id, q, action } satisfies Play);
    this.pending = { ...pending, sent: true };
  }

  #say(message: { type: string; [field: string]: unknown }): void {
    this.#voice.send({ ...message, table: this.table });
  }

  /** The deal took the word that was offered. Only a deal that was seen counts: who was away cannot know. */
  #dealt({ round }: Desk): void {
    if (this.seat !== null && round && this.#offered) rememberNonce(round, this.#offered);
    this.#offered = null;
  }
}

/** A picture that outlasts the component which asked for it first: another one may go on looking. */
export function lasting(table: string, voice: Voice): Picture {
  let picture!: Picture;
  $effect.root(() => {
    picture = new Picture(table, voice);
  });
  return picture;
}
