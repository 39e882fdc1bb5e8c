// Written by `make types` from the Python structs of the same names. Do not edit.

/** What a seat does. Equal actions are the same deed: copies, order and free suits are normalised away. */
export type Action = { type: string; [field: string]: unknown };

/** A question whose answers are too many to list: pick `least` to `most` pieces out of `zone`, press `button`. */
export type Form = {
  zone: string;
  least: number;
  most: number;
  button: string;
};

/**
 * The question put to one seat.
 *
 * `kind` is the phase's tag, `clock` its clock key. `actions` is the whole list of answers where it is short,
 * otherwise `pick` says how an answer is composed and the table checks it. `asides` are open beside the answer.
 */
export type Ask = {
  kind: string;
  clock: string;
  actions: Action[] | null;
  pick: Form | null;
  asides: Action[];
};

/** A name in the languages that the server owns; traditional Chinese is converted by the client's build. */
export type Title = {
  zh: string;
  en: string;
};

/**
 * A game as it stands in the lobby.
 *
 * `keywords` are what people type: pinyin, initials, nicknames. `pace` is the usual length of a round in minutes.
 * `hidden` tells whether hands are hidden (take-back is for open games only); `listed` whether `candidates` are
 * complete; `longest` bounds the acts of a round; `leaving` says what an escape does.
 */
export type About = {
  title: Title;
  blurb: Title;
  regions: ('national' | 'wenling' | 'zhuji')[];
  family: 'arcade' | 'boards' | 'climbing' | 'mahjong' | 'tricks';
  seats: number[];
  keywords: string[];
  pace: number;
  hidden: boolean;
  listed: boolean;
  longest: number;
  leaving: 'autoplay' | 'forfeit';
};

/** What a person reads beside an option; `values` words its values, in zh-Hans and en, by `str(value)`. */
export type Label = {
  zh: string;
  en: string;
  group: string;
  values: { [key: string]: [string, string] };
  help_zh: string;
  help_en: string;
};

/** One line of the form. `values` for a choice; `least` and `most` for a plain number. */
export type Field = {
  name: string;
  label: Label;
  default: string | number | boolean;
  values: (string | number | boolean)[] | null;
  least: number | null;
  most: number | null;
};

/** While all of `when` holds, none of `forbids` may be chosen. */
export type Conflict = {
  when: { [key: string]: string | number | boolean };
  forbids: { [key: string]: string | number | boolean };
  key: string;
};

/** All that a client needs to draw the form and to grey out what the server would refuse. */
export type OptionsForm = {
  fields: Field[];
  conflicts: Conflict[];
  presets: { [key: string]: { [key: string]: string | number | boolean } };
};

/**
 * How long a question may take: `each` seconds, then the seat's `bank` (seconds, refilled every `scope`).
 *
 * At the end the hall plays the fallback, or acts as the house where lateness is not just a move.
 */
export type Allowance = {
  each: number;
  bank: number;
  scope: 'game' | 'phase' | 'round';
  expiry: 'fallback' | 'house';
};

/** The rules for players in Markdown, `# title` first. `en` is `None` where a game has no English page. */
export type Help = {
  zh: string;
  en: string | null;
};

export type Region = 'national' | 'wenling' | 'zhuji';

export type Family = 'arcade' | 'boards' | 'climbing' | 'mahjong' | 'tricks';

/** Something that happened at the table; what a viewer may not see of it becomes `None`. */
export type Event = { type: string; [field: string]: unknown };

/** What everybody at the table and every spectator sees; each game, or its family, has its own. */
export type Public = { [field: string]: unknown };

/** What one seat alone knows; each game, or its family, has its own. */
export type Private = { [field: string]: unknown };

/** Everything but what lies undrawn: the public part and each seat's private part, for replays. */
export type Frame = {
  public: Public;
  privates: Private[];
};

/** Points that go from `payer` to `receiver`; `amount` is never negative. */
export type Transfer = [payer: number, receiver: number, amount: number];

/** One explained part of a settlement: its key, what fills its sentence, and the payments it causes. */
export type Line = {
  key: string;
  params: { [key: string]: string | number | (string | number)[] };
  transfers: Transfer[];
};

/** What passes from round to round of a match: dealer, streak, level. Each game has its own. */
export type Carry = { [field: string]: unknown };

/** The end of a round. `points` are by seat and add up to zero; `ending` names the kind of end. */
export type Outcome = {
  points: number[];
  lines: Line[];
  carry: Carry;
  ending: string;
};

/** The referee: a held claim window's time is over. */
export type Close = {
  type: 'close';
};

/** The referee: a seat's time has run out where lateness is not just a move. */
export type TimeUp = {
  type: 'time-up';
  seat: number;
};

/** The referee: a seat has left for good. */
export type Left = {
  type: 'left';
  seat: number;
};

/** One entry of a round's log: who did what, and why it happened. `tick` is for games with a clock of their own. */
export type Act = {
  by: number;
  action: Action | Close | TimeUp | Left;
  cause: 'bot' | 'clock' | 'house' | 'seat' | 'takeover';
  tick: number | null;
};

/**
 * How a deal came about: published in part before it (`commitment`), in full after the round.
 *
 * `secret` and `seed` are hex; `nonces` are the words that the seats added, in order of seats. A scripted deal
 * carries its `script` instead and proves nothing.
 */
export type Proof = {
  scheme: string;
  commitment: string;
  nonces: string[];
  secret: string | null;
  seed: string | null;
  script: { [key: string]: number[] } | null;
};

/**
 * Everything about a finished round, as plain JSON values, so that it outlives the classes that made it.
 *
 * `events` are the full events, one list for the deal and one for each act. `frames` are the full view: the first
 * whole, then a patch an act (`kernel.patch`); a replay is drawn from them and never depends on later rules.
 * `hash` is SHA-256 over the canonical JSON of all the rest.
 */
export type Record = {
  format: number;
  game: string;
  version: string;
  setup: { [key: string]: unknown };
  proof: Proof;
  acts: { [key: string]: unknown }[];
  events: { [key: string]: unknown }[][];
  frames: [{ [key: string]: unknown }, unknown[][][]];
  outcome: { [key: string]: unknown } | null;
  void: boolean;
  hash: string;
};

/** Base of every game's options; each field is annotated with its values or bounds and a `Label`. */
export type Options = { [field: string]: unknown };

/**
 * The table's choices and what the match has come to.
 *
 * `purse` holds the seats' balances at the deal where a cap depends on them. In a `protected` room claim windows
 * open whether or not anybody can claim, and last equally long.
 */
export type Setup = {
  options: Options;
  carry: Carry;
  seats: number;
  purse: number[] | null;
  protected: boolean;
};

export type Patch = unknown[][];

/** A secret answer has been taken down; only its giver is told. */
export type Answered = {
  type: 'answered';
  seat: number;
};
