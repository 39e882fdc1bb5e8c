/** A hand laid out as a fan, in px, for a felt of any size (docs/look.md §12). */
import type { FeltSize } from '../table/family.ts';

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

/** Height by width. */
export const CARD = 7 / 5;
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
export const DESKTOP = 600;
const DESKTOP_CARD = 0.12;
/** Where a hand is only looked at it is so much smaller. */
export const QUIET = 0.7;
/** With big type more cards than these lie in two rows. */
const BIG_ROW = 17;

/** The margin at each side of a hand. */
export function marginOf({ width, height, inset }: FeltSize): number {
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
