/** Where everything of a card table lies, in px, for a felt of any size (docs/look.md §12). */
import type { FeltSize } from '../table/family.ts';
import { spanned, spanOf, type AtSpans } from '../table/spans.ts';

/** One drawn size of the table. */
type Drawn = 'side' | 'avatar' | 'top' | 'strip' | 'ribbon' | 'laid' | 'foot' | 'button' | 'gap' | 'text';

const PLAIN: Record<Drawn, AtSpans> = {
  side: [64, 74, 84, 120, 150],
  avatar: [34, 38, 42, 56, 68],
  top: [38, 42, 46, 66, 80],
  strip: [46, 48, 50, 64, 76],
  ribbon: [38, 42, 58, 80, 96],
  laid: [32, 38, 50, 78, 100],
  foot: [3, 4, 8, 38, 40],
  button: [44, 44, 46, 54, 60],
  gap: [6, 8, 10, 18, 24],
  text: [13, 13, 13, 17, 20],
};

/** What big type does to them, in parts of one. */
const BIG: Partial<Record<Drawn, number>> = { avatar: 1.08, strip: 1.12, button: 1.12, text: 1.25 };

/** A row of a fan: how many cards lie in it, and how much of each shows. */
export interface Row {
  cards: number;
  step: number;
}

/** A hand laid out: the width of a card, one row or two, and how far a raised card rises. */
export interface Fan {
  card: number;
  rows: Row[];
  lift: number;
  height: number;
}

const CARD = 7 / 5;
/** Widths of a card, the largest first; where even the smallest shows too little, two rows. */
const WIDTHS = [128, 112, 96, 88, 80, 72, 64, 56, 52];
/** From this width on the index shows in a smaller part of the card. */
const LARGE = 80;
/** So much of a card must show in one row: a part of its width, and px. */
const SHOWN = { small: 0.4, large: 0.36, least: 22.5 };
/** A fan of few cards does not open wider than this part of a card. */
const WIDEST = 0.625;
/** The front row covers the back row from here on, in parts of a card's height. */
const COVERED = 0.64;
/** How much of a felt's height one row, two rows may take. */
const ONE_ROW = 0.26;
const TWO_ROWS = 0.385;
/** The height (px) from which a felt is a desktop's, and what part of it a card may be wide. */
const DESKTOP = 600;
const DESKTOP_CARD = 0.12;
/** Below this width (px) the ribbon has to stand in the top line, where then plays are small. */
const NARROW = 700;
const COMPACT_LAID = 38;
const QUIET = 0.7;
/** With big type more cards than these lie in two rows. */
const BIG_ROW = 17;

/** The margin at each side of a hand. */
function marginOf({ width, height, inset }: FeltSize): number {
  if (height >= DESKTOP) return width * 0.0656;
  return Math.max(height < 350 ? 8 : 10, inset.side - 2);
}

function stepOf(room: number, card: number, cards: number): number {
  return cards < 2 ? 0 : Math.min((room - card) / (cards - 1), card * WIDEST);
}

/** The largest cards of which enough shows in one row; where there are none, two rows. */
export function fan(felt: FeltSize, cards: number): Fan {
  const { height, big, quiet = false } = felt;
  const part = quiet ? QUIET : 1;
  const room = felt.width - 2 * marginOf(felt);
  const limit = Math.max(DESKTOP_CARD * height, Math.min(72, (ONE_ROW * height) / CARD)) * part;
  const widths = WIDTHS.filter((width) => width <= limit);
  const one = (widths.length ? widths : [limit]).find((width) => {
    const shows = stepOf(room, width, Math.max(2, cards));
    const wanted = width >= LARGE ? SHOWN.large * width : Math.max(SHOWN.small * width, SHOWN.least * part);
    return shows >= wanted;
  });
  if (one !== undefined && !(big && height < DESKTOP && cards > BIG_ROW)) {
    return {
      card: one,
      rows: [{ cards, step: stepOf(room, one, cards) }],
      lift: 16 * part,
      height: one * CARD,
    };
  }
  const tallest = (TWO_ROWS * height * part) / (CARD * (1 + COVERED));
  const card = WIDTHS.find((width) => width <= tallest) ?? tallest;
  const back = Math.floor(cards / 2);
  const rows = [back, cards - back].map((number) => ({ cards: number, step: stepOf(room, card, number) }));
  return { card, rows, lift: 12 * part, height: card * CARD * (1 + COVERED) };
}

export interface Measures extends Record<Drawn, number> {
  x0: number;
  /** The ribbon stands in the top line, the last trick below it. */
  compact: boolean;
  fan: Fan;
  ribbonY: number;
  sideY: number;
  stripY: number;
  /** Of my own last play, which I know. */
  mineLaid: number;
}

/** So many cards a hand is dealt: while it shrinks, strip and tricks stay where they are. */
const DEALT = 25;

export function measure(felt: FeltSize, cards: number): Measures {
  const drawn = spanned(PLAIN, spanOf(felt));
  if (felt.big) for (const [name, factor] of Object.entries(BIG)) drawn[name as Drawn] *= factor;
  if (felt.quiet) {
    drawn.strip = drawn.avatar;
    drawn.foot = 4;
  }
  // Two rows of large cards leave a phone no more room than a small one has.
  const compact = felt.height < DESKTOP && (felt.width < NARROW || felt.big);
  if (compact) {
    drawn.ribbon = Math.min(drawn.ribbon, drawn.top - 4);
    drawn.laid = Math.min(drawn.laid, COMPACT_LAID);
  }
  const x0 = Math.max(felt.inset.side, felt.height < DESKTOP ? 8 : 24);
  const room = fan(felt, Math.max(cards, DEALT));
  const bottom = Math.max(drawn.foot, felt.inset.bottom);
  const stripY = felt.height - bottom - room.height - room.lift - drawn.strip - 4;
  const ribbonY = compact ? 3 : drawn.top + 6;
  return {
    ...drawn,
    foot: bottom,
    x0,
    compact,
    fan: fan(felt, cards),
    ribbonY,
    sideY: compact ? drawn.top + 8 : ribbonY + drawn.ribbon + drawn.gap,
    stripY,
    mineLaid: drawn.laid * (compact ? 0.85 : 0.72),
  };
}
