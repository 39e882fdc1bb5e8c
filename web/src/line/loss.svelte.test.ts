/**
 * A picture behind a line that loses, repeats, delays and reorders messages both ways, and breaks: it becomes the hall's
 * again as soon as the line is sound and one more message comes, and no answer is played twice.
 */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { Desk, Question, Sync } from '../wire/hall.ts';
import { ASKED_EVERY, Picture } from './picture.svelte.ts';

interface Pond {
  tiles: string[];
  left: number;
}

interface Hand {
  hand: number[];
}

type Message = Record<string, unknown>;

/** Luck that is the same at every run (mulberry32). */
function luckOf(seed: number): () => number {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One direction of a line: what is said arrives once, never, twice, late, or behind what was said later. */
class Way {
  #luck: () => number;
  #arrive: (message: Message) => void;
  #under: { due: number; message: Message }[] = [];
  trouble: number;

  constructor(luck: () => number, trouble: number, arrive: (message: Message) => void) {
    this.#luck = luck;
    this.#arrive = arrive;
    this.trouble = trouble;
  }

  say(message: Message, now: number): void {
    if (message.type === 'enter') {
      // The first word on a line: nothing can overtake it, and if it is lost there is no line.
      this.#arrive(message);
      return;
    }
    if (this.#luck() < this.trouble) return;
    const copies = this.#luck() < this.trouble ? 2 : 1;
    for (let copy = 0; copy < copies; copy += 1) {
      const late = this.#luck() < this.trouble ? Math.ceil(this.#luck() * 6) : 0;
      this.#under.push({ due: now + late, message });
    }
  }

  turn(now: number): void {
    const due = this.#under.filter((one) => one.due <= now);
    this.#under = this.#under.filter((one) => one.due > now);
    for (const { message } of due) this.#arrive(message);
  }

  /** The line is cut: what was under way is gone. */
  cut(): void {
    this.#under = [];
  }
}

/** The hall's side of one seat, after `hall/table.py`: ids are known for a while, old questions get the picture. */
class Table {
  v = 0;
  q = 1;
  left = 80;
  tiles: string[] = [];
  hand = [1, 2, 3];
  played: string[] = [];
  looked = false;
  #say: (message: Message) => void;

  constructor(say: (message: Message) => void) {
    this.#say = say;
  }

  get desk(): Desk {
    return {
      table: 't1',
      state: 'playing',
      round: 'r1',
      seats: [],
      spectators: this.left,
    } as unknown as Desk;
  }

  get question(): Question {
    const ask = { kind: 'turn', clock: 'turn', actions: [], pick: null, asides: [] };
    return { q: this.q, ask, left: 9000, bank: 0, at: 0 };
  }

  get whole(): Pick<Sync, 'desk' | 'public' | 'private' | 'question'> {
    return {
      desk: this.desk,
      public: { tiles: [...this.tiles], left: this.left },
      private: { hand: [...this.hand] },
      question: this.question,
    };
  }

  hear(message: Message): void {
    if (message.type === 'enter') {
      this.v = 0;
      this.looked = true;
      this.#sync();
    } else if (!this.looked) return;
    else if (message.type === 'again') this.#sync();
    else if (message.type === 'play') this.#play(message.id as string, message.q as number);
  }

  /** Somebody else does something; `late` is when this seat's time is over too. */
  move(late: boolean): void {
    this.left -= 1;
    this.tiles.push(`${this.left}m`);
    if (late) this.q += 1;
    this.#update({ question: late ? [this.question] : undefined });
  }

  #play(id: string, q: number): void {
    if (this.played.slice(-8).includes(id)) this.#update({ id, public: undefined });
    else if (q !== this.q) this.#sync();
    else {
      this.played.push(id);
      this.q += 1;
      this.left -= 1;
      this.tiles.push(`${this.left}s`);
      this.hand = [...this.hand.slice(1), this.left];
      this.#update({ id, private: [[['hand'], this.hand]], question: [this.question] });
    }
  }

  #sync(): void {
    this.v += 1;
    this.#say({ type: 'sync', table: 't1', v: this.v, seat: 0, ...this.whole });
  }

  #update(over: Message): void {
    if (!this.looked) return;
    this.v += 1;
    const at = this.tiles.length - 1;
    const patch = [
      [['left'], this.left],
      [['tiles'], at, 0, [this.tiles[at]]],
    ];
    const desk = [[['spectators'], this.left]];
    const message = { type: 'update', table: 't1', v: this.v, desk, public: patch, ...over };
    // What is not defined is left out.
    this.#say(JSON.parse(JSON.stringify(message)) as Message);
  }
}

const idOf = ({ pending }: Picture<Pond, Hand>) => (pending ? [pending.id] : []);

/** One evening on a line with so much trouble; what became of it. */
function evening(seed: number, trouble: number) {
  const luck = luckOf(seed);
  let now = 0;
  const voice = { up: true, send: (message: object) => voice.up && up.say(message as Message, now) };
  const picture = new Picture<Pond, Hand>('t1', voice);
  const down = new Way(luck, trouble, (message) => picture.heard(message as unknown as Sync));
  const table = new Table((message) => down.say(message, now));
  const up = new Way(luck, trouble, (message) => table.hear(message));
  const asked: string[] = [];

  const turn = () => {
    now += 1;
    vi.advanceTimersByTime(ASKED_EVERY / 4);
    up.turn(now);
    down.turn(now);
  };
  picture.enter();
  for (let step = 0; step < 300; step += 1) {
    turn();
    if (luck() < 0.3) table.move(luck() < 0.1);
    if (picture.question && !picture.pending && luck() < 0.5) {
      picture.play({ type: 'discard', tile: '1m' });
      asked.push(...idOf(picture));
    }
    if (luck() < trouble / 10) {
      // The line breaks and is opened anew: nothing of the old one arrives any more.
      voice.up = false;
      table.looked = false;
      up.cut();
      down.cut();
      for (let wait = 0; wait < 5; wait += 1) turn();
      voice.up = true;
      picture.enter();
    }
  }
  // The line is sound from now on. What never comes by itself comes with the next thing that happens.
  up.trouble = down.trouble = 0;
  if (!table.looked) picture.enter();
  for (let step = 0; step < 20; step += 1) {
    turn();
    if (step === 10) table.move(true);
  }
  table.move(false);
  turn();
  turn();
  return { picture, table, asked };
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});

afterEach(() => {
  vi.useRealTimers();
});

for (const percent of [1, 3, 10, 20, 30]) {
  test(`with ${percent} % of all messages in trouble the picture becomes the hall's and nothing is played twice`, () => {
    let played = 0;
    for (let seed = 1; seed <= 60; seed += 1) {
      const { picture, table, asked } = evening(seed * 1000 + percent, percent / 100);
      const { desk, public: seen, private: own, question } = picture;
      expect({ desk, public: seen, private: own, question }, `seed ${seed}`).toEqual(table.whole);
      expect(picture.pending, `seed ${seed}`).toBeNull();
      expect(new Set(table.played).size).toBe(table.played.length);
      expect(asked).toEqual(expect.arrayContaining(table.played));
      played += table.played.length;
    }
    expect(played).toBeGreaterThan(60 * 10);
  });
}
