/** What has happened at a table: the log, what is read aloud and stamped, what others say. */
import { sound } from '../sound/cues.ts';
import { say } from '../sound/speech.ts';
import type { Call, Told } from './told.ts';

export interface LogLine extends Told {
  id: number;
}

/** Something that a seat says, shown there for a moment; a small picture may be shown at another seat. */
export interface Phrase {
  seat: number;
  text: string;
  /** The number of a reaction. */
  picture?: number;
  /** Where it is shown, if not at the seat itself. */
  at?: number;
}

export interface TalkLine extends Phrase {
  id: number;
}

/** How long a call stays stamped, and a phrase at its seat (ms). */
const CALL_STAYS = 900;
const PHRASE_STAYS = 4000;
const LINES_KEPT = 400;
const TALK_KEPT = 100;

export class News {
  lines = $state.raw<readonly LogLine[]>([]);
  call = $state.raw<Call | null>(null);
  phrase = $state.raw<Phrase | null>(null);
  /** What was said at this table while one looked. */
  talk = $state.raw<readonly TalkLine[]>([]);
  /** The newest sentence, for people who listen. */
  aloud = $state('');

  #count = 0;
  #callTimer: ReturnType<typeof setTimeout> | undefined;
  #phraseTimer: ReturnType<typeof setTimeout> | undefined;

  /** Takes in what some events were to people, all of one change. */
  hear(told: readonly Told[]): void {
    const worth = told.filter((one) => one.sentence !== null);
    this.lines = [...this.lines, ...worth.map((one) => ({ ...one, id: ++this.#count }))].slice(-LINES_KEPT);
    if (worth.length) this.aloud = worth.map((one) => one.sentence).join(' ');
    for (const { cue, call } of told) {
      if (cue) sound(cue);
      if (call) this.#stamp(call);
    }
    // In one breath: a new saying cuts off the one before.
    const spoken = told.flatMap((one) => one.spoken ?? []);
    if (spoken.length) say(spoken.join('，'));
  }

  #stamp(call: Call): void {
    clearTimeout(this.#callTimer);
    this.call = call;
    this.#callTimer = setTimeout(() => (this.call = null), CALL_STAYS);
  }

  said(phrase: Phrase): void {
    clearTimeout(this.#phraseTimer);
    this.phrase = phrase;
    this.talk = [...this.talk, { ...phrase, id: ++this.#count }].slice(-TALK_KEPT);
    sound('phrase');
    this.#phraseTimer = setTimeout(() => (this.phrase = null), PHRASE_STAYS);
  }

  /** A new round begins with an empty log. */
  begin(): void {
    this.lines = [];
  }

  stop(): void {
    clearTimeout(this.#callTimer);
    clearTimeout(this.#phraseTimer);
  }
}
