/** Where everything of a card table lies, in px, for a felt of any size (docs/look.md §12). */
import { DESKTOP, fan, type Fan } from '../cards/fan.ts';
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

/** So many cards a hand is dealt: while it shrinks, strip and tricks stay where they are. */
const DEALT = 25;

/** Below this width (px) the ribbon has to stand in the top line, where then plays are small. */
const NARROW = 700;
const COMPACT_LAID = 38;
/** What ribbon and gaps may take while the kitty is in hand. */
const CROWDED = { ribbon: 42, gap: 6 };

export interface Measures extends Record<Drawn, number> {
  x0: number;
  /** The ribbon stands in the top line, the last trick below it. */
  compact: boolean;
  fan: Fan;
  ribbonY: number;
  sideY: number;
  /** What the seat opposite has played. */
  topY: number;
  stripY: number;
  /** Of my own last play, which I know. */
  mineLaid: number;
}

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
  // With the kitty in hand a phone has two rows of cards and little room above them.
  const crowded = felt.height < DESKTOP && cards > DEALT;
  if (crowded) {
    drawn.ribbon = Math.min(drawn.ribbon, CROWDED.ribbon);
    drawn.gap = Math.min(drawn.gap, CROWDED.gap);
  }
  const x0 = Math.max(felt.inset.side, felt.height < DESKTOP ? 8 : 24);
  const room = fan(felt, Math.max(cards, DEALT));
  const bottom = Math.max(drawn.foot, felt.inset.bottom);
  const stripY = felt.height - bottom - room.height - room.lift - drawn.strip - 4;
  const ribbonY = compact ? 3 : drawn.top + 6;
  const sideY = compact ? drawn.top + 8 : ribbonY + drawn.ribbon + drawn.gap;
  return {
    ...drawn,
    foot: bottom,
    x0,
    compact,
    fan: fan(felt, cards),
    ribbonY,
    sideY,
    // A phone has no room to keep it clear of the ribbon's lower edge.
    topY: felt.height < DESKTOP ? drawn.top + (compact ? 6 : 10) : sideY,
    stripY,
    mineLaid: drawn.laid * (compact ? 0.85 : 0.72),
  };
}
