/** Where everything of a climbing table lies, in px, for a felt of any size (docs/look.md §10, §12). */
import { CARD, DESKTOP, fan, marginOf, QUIET, type Fan } from '../cards/fan.ts';
import type { FeltSize } from '../table/family.ts';
import type { Level, Place } from '../table/seats.ts';
import { spanned, spanOf, type AtSpans } from '../table/spans.ts';

/** One drawn size of the table. */
type Drawn =
  'side' | 'avatar' | 'top' | 'strip' | 'laid' | 'foot' | 'button' | 'gap' | 'text' | 'badge' | 'scoreHalf';

const PLAIN: Record<Drawn, AtSpans> = {
  side: [98, 130, 142, 206, 248],
  avatar: [36, 40, 42, 60, 72],
  top: [38, 42, 44, 68, 82],
  strip: [44, 46, 46, 64, 76],
  laid: [38, 42, 46, 76, 98],
  foot: [3, 4, 4, 34, 38],
  button: [44, 44, 44, 54, 60],
  gap: [6, 8, 10, 18, 22],
  text: [13, 13, 14, 17, 20],
  badge: [16, 17, 18, 22, 26],
  // From the middle to where the score ends.
  scoreHalf: [150, 156, 166, 190, 220],
};

/** What big type does to them, in parts of one. */
const BIG: Partial<Record<Drawn, number>> = {
  avatar: 1.08,
  strip: 1.12,
  button: 1.12,
  text: 1.25,
  badge: 1.2,
};

/** Hands of more cards than these lie in stacks. */
export const FAN_AT_MOST = 27;

/** One column a rank: all ordinary ranks and both jokers. */
const ALL_RANKS = 15;
const GAP = 3;
/** So much of a card shows in its stack, in parts of its width. */
const OFFSET = 0.43;
/** And so much at least of a few, for rank and suit to be read. */
const READABLE = 0.37;
/** A raised card rises so far (px). */
export const LIFT = 8;
/** A stack of more is compressed. */
const TALLEST = 6;
/** The widest card of a stack: on a phone (px), on a desktop (part of the height). */
const WIDEST = 62;
const DESKTOP_WIDEST = 0.1;
/** What part of a felt's height the stacks may take. */
const STACKS = 0.43;
/** Below this width (px) the top line has no room for more than the score. */
const NARROW = 700;

/** A hand laid out as stacks: the width of a card, the gap between columns, the height that is kept for them. */
export interface Stacks {
  card: number;
  gap: number;
  height: number;
}

/** The cards of a stack, compressed where they are many: how much of each shows. */
export function offsetOf({ card, height }: Stacks, cards: number, badge: number): number {
  const room = height - card * CARD - badge - LIFT;
  return cards < 2 ? 0 : Math.min(OFFSET * card, room / (cards - 1));
}

export function stacks(felt: FeltSize, columns: number, badge: number): Stacks {
  const part = felt.quiet ? QUIET : 1;
  const room = felt.width - 2 * marginOf(felt);
  const widest = (felt.height < DESKTOP ? WIDEST : DESKTOP_WIDEST * felt.height) * part;
  const fitting = (number: number) => Math.min(widest, (room - GAP * (number - 1)) / number);
  const narrow = fitting(ALL_RANKS);
  const tallest = narrow * (CARD + (TALLEST - 1) * OFFSET) + badge;
  // The strip keeps its place while columns go: the height is that of all ranks.
  const height = Math.min(STACKS * felt.height * part, tallest);
  // Few columns do not grow so wide that a bomb of five is cut.
  const roomy = (height - badge - LIFT) / (CARD + 4 * READABLE);
  return { card: Math.min(fitting(Math.max(1, columns)), roomy), gap: GAP, height };
}

export interface Measures extends Record<Drawn, number> {
  x0: number;
  /** The score and the seat opposite share the top line. */
  compact: boolean;
  fan: Fan;
  stacks: Stacks;
  stripY: number;
  /** Of my own last play, which I know. */
  mineLaid: number;
  /** What the cards of a play may take beside a plate, and under the one opposite. */
  roomSide: number;
  roomTop: number;
  /** The middle of a seat's plate from the top of the felt; `scored` where the top line holds the score. */
  centre: (place: Place, level: Level | null, scored: boolean) => number;
}

/** A hand that is laid out: its cards, its ranks, and how many the largest hand of the round was dealt. */
export interface Mine {
  cards: number;
  columns: number;
  dealt: number;
}

/** Of fewer cards none is larger. */
const SMALL_HAND = 16;

/** What a fan takes at most while a hand shrinks: the strip keeps its place. */
function fanRoom(felt: FeltSize, dealt: number): number {
  const sizes = Array.from({ length: Math.max(1, dealt - SMALL_HAND + 1) }, (_, more) => SMALL_HAND + more);
  return Math.max(...sizes.map((cards) => fan(felt, cards)).map(({ height, lift }) => height + lift));
}

/** Where along its side a plate is, in parts of the felt between the top line and the strip (docs/look.md §10). */
const ALONG = { low: 0.69, high: 0.21, alone: 0.4 };
/** Two plays over each other share that felt. */
const HALF = 0.48;
/** Where fewer sit, plays are so much larger. */
const ROOMY = 1.25;

export function measure(felt: FeltSize, mine: Mine, seats: number): Measures {
  const drawn = spanned(PLAIN, spanOf(felt));
  if (felt.big) for (const [name, factor] of Object.entries(BIG)) drawn[name as Drawn] *= factor;
  if (felt.quiet) {
    drawn.strip = drawn.avatar;
    drawn.foot = 4;
  }
  const compact = felt.height < DESKTOP && (felt.width < NARROW || felt.big);
  const x0 = Math.max(felt.inset.side, felt.height < DESKTOP ? 8 : 24);
  const foot = Math.max(drawn.foot, felt.inset.bottom);
  const laidStacks = stacks(felt, mine.columns, drawn.badge);
  const many = mine.dealt > FAN_AT_MOST;
  const room = many ? laidStacks.height : fanRoom(felt, Math.max(mine.dealt, mine.cards));
  const stripY = felt.height - foot - room - drawn.strip - (many ? 0 : 4);
  const between = stripY - drawn.top;
  drawn.laid = seats === 6 ? Math.min(drawn.laid, (between * HALF) / CARD) : drawn.laid * ROOMY;
  const roomTop = felt.width * (seats === 6 ? 0.2 : 0.3);
  return {
    ...drawn,
    foot,
    x0,
    compact,
    fan: fan(felt, mine.cards),
    stacks: laidStacks,
    stripY,
    mineLaid: Math.min(drawn.strip / CARD, drawn.laid * 0.72),
    roomSide: (felt.width - roomTop) / 2 - x0 - drawn.side - 8,
    roomTop,
    centre(place, level, scored) {
      if (place !== 'top') return drawn.top + between * ALONG[level ?? 'alone'];
      return drawn.avatar / 2 + (scored && !compact ? drawn.top : 3);
    },
  };
}
