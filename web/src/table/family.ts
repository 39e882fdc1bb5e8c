/** What the frame of a table needs of a family of games: everything on the felt that is not the same for all. */
import type { Component, Snippet } from 'svelte';

import type { Picture } from '../line/picture.svelte.ts';
import type { Sprites } from '../look/sprites.ts';
import type { Account, AccountProps } from '../settlement/account.ts';
import type { Cue } from '../sound/cues.ts';
import type { Desk } from '../wire/hall.ts';
import type { Outcome } from '../wire/kernel.ts';
import type { Phrase } from './news.svelte.ts';
import type { Call, Telling, Told } from './told.ts';
import type { Remaining } from './time.ts';

/** What every family's public view has. */
export interface Seen {
  outcome: Outcome | null;
}

/** The part of a record's event by which it is told from others. */
export interface Happened {
  type: string;
}

/** What one player is doing at a table; each family has its own. */
export interface Play {
  /** Counts refusals, so that the hand may shake. */
  refusals: number;
  /** A new round. */
  begin(): void;
  /** A new question: the sound that calls for it, or null where it was answered by itself. */
  asked(): Cue | null;
  /** Something has happened at the table. */
  happened(events: readonly Happened[]): void;
}

/** The felt that a table may be laid out on, in px. */
export interface FeltSize {
  width: number;
  height: number;
  big: boolean;
  /** Only looked at: my hand is no larger than it must be, and the strip holds my plate alone. */
  quiet?: boolean;
  /** Safe areas of the felt itself: a turned table has turned them too. */
  inset: { side: number; bottom: number };
}

/** What a family's table is given to show. */
export interface TableProps<P extends Play = Play> {
  play: P;
  felt: FeltSize;
  /** Time left of each seat's public turn, and of my own question. */
  timeOf: (seat: number) => Remaining | null;
  myTime: Remaining | null;
  nameOf: (seat: number) => string;
  /** The call that is being stamped. */
  call: Call | null;
  phrase: Phrase | null;
  muted: readonly number[];
  onseat?: (seat: number) => void;
  /** A replay tells what a seat is, not its balance. */
  replay?: boolean;
  /** Open hands of a replay or of the end, by seat; null keeps them covered. */
  open?: readonly (readonly string[] | null)[] | null;
  /** The way back to the settlement: it stands in the strip, where otherwise my actions do. */
  ending?: Snippet | null;
}

/** A tile or card beside a sentence. */
export interface PieceProps<S extends Seen = Seen> {
  piece: string;
  seen: S | null;
}

/** Something that this round does by itself, to be turned on and off in the menu. */
export interface Habit {
  label: string;
  hint?: string;
  on: boolean;
  toggle: () => void;
}

export interface Habits {
  /** How long they last. */
  note: string;
  switches: Habit[];
}

export interface KeyHint {
  keys: readonly string[];
  does: string;
}

/** What is worth a mark on the scrubber of a replay. */
export type Tick = 'claim' | 'kong' | 'win';

/** A family with its own kinds of play, view and event. */
export interface FamilyOf<P extends Play, S extends Seen, O, E extends Happened> {
  sprites: Sprites;
  play: (picture: Picture<S, O>) => P;
  told: (event: E, telling: Telling) => Told;
  /** What moves over the felt when something happens, called once it shows. `own` seats move by themselves. */
  fly: (events: readonly E[], own: number | null) => void;
  /** Does what a key means; whether it meant anything. */
  keyOf: (event: KeyboardEvent, play: P) => boolean;
  keys: () => KeyHint[];
  habits: (play: P) => Habits;
  account: (seen: S, desk: Desk) => Account;
  /** All pieces that a seat holds covered. */
  held: (own: O) => string[];
  tick: (event: E) => Tick | null;
  Table: Component<TableProps<P>>;
  /** Whether the game itself tells something in the line of the title, where a narrow replay then has no words. */
  topLine: boolean;
  Piece: Component<PieceProps<S>>;
  /** What won, above the reasons of a settlement; and what it was played for, below them. */
  Won: Component<AccountProps<S>>;
  Terms: Component<AccountProps<S>>;
}

export type Family = FamilyOf<Play, Seen, unknown, Happened>;

/** A frame never mixes families: it hands a family only what came out of the same family or of its games. */
export const family = <P extends Play, S extends Seen, O, E extends Happened>(
  parts: FamilyOf<P, S, O, E>,
): Family => parts as unknown as Family;
