/**
 * Where everything of a mahjong table lies, in px, for a felt of any size (docs/look.md §11).
 *
 * Ponds and hand are made as large as they fit between what `table/spans.ts` interpolates.
 */
import type { FeltSize } from '../table/family.ts';
import { spanned, spanOf, type AtSpans } from '../table/spans.ts';

/** What lies in front of me: the most tiles that my hand holds between two melds, and my melds. */
export interface Mine {
  concealed: number;
  melds: number;
}

/** One drawn size of the table. */
interface Drawn {
  side: number;
  pond: number;
  meld: number;
  sideMeld: number;
  topMeld: number;
  top: number;
  core: number;
  compass: number;
  wild: number;
  strip: number;
  stripGap: number;
  foot: number;
  token: number;
  win: number;
  avatar: number;
  back: number;
  sideBack: number;
  handLimit: number;
  gap: number;
  figure: number;
  flower: number;
}

/** For each measure its px at the spans above. */
const PLAIN: Record<keyof Drawn, AtSpans> = {
  side: [60, 70, 76, 112, 140],
  pond: [19, 22, 26, 46, 58],
  meld: [28, 33, 36, 56, 72],
  sideMeld: [17, 20, 22, 34, 44],
  topMeld: [13, 16, 18, 32, 40],
  top: [32, 38, 42, 62, 76],
  core: [50, 60, 64, 112, 132],
  compass: [82, 88, 92, 150, 180],
  wild: [25, 31, 34, 58, 72],
  strip: [54, 52, 50, 70, 84],
  stripGap: [6, 5, 2, 22, 32],
  foot: [8, 10, 6, 42, 44],
  token: [42, 46, 48, 62, 72],
  win: [48, 54, 56, 72, 84],
  avatar: [34, 38, 40, 56, 68],
  back: [8, 10, 12, 22, 28],
  sideBack: [8, 9, 11, 17, 21],
  handLimit: [40.5, 47.5, 49.5, 78.5, 100.5],
  gap: [1, 1, 2, 3, 3],
  figure: [20, 23, 24, 44, 54],
  flower: [20, 22, 23, 38, 46],
};

/** Big type trades ornament for size: what it does to the measures, in parts of one. */
const BIG: Partial<Record<keyof Drawn, number>> = {
  side: 80 / 76,
  pond: 28 / 26,
  meld: 38 / 36,
  sideMeld: 25 / 22,
  topMeld: 20 / 18,
  top: 40 / 42,
  core: 54 / 64,
  compass: 98 / 92,
  wild: 36 / 34,
  strip: 58 / 50,
  stripGap: 0,
  foot: 4.5 / 6,
  token: 54 / 48,
  win: 62 / 56,
  avatar: 44 / 40,
  back: 13 / 12,
  sideBack: 0,
  handLimit: 53.5 / 49.5,
  gap: 0.5,
  figure: 34 / 24,
};

/** A place on the felt. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Measures extends Drawn {
  width: number;
  height: number;
  x0: number;
  hand: number;
  handY: number;
  stripY: number;
  /** From the middle to the ends of the strip: as wide as the hand. */
  stripHalf: number;
  /** What the tools leave of the top line at its ends, and its width. */
  topInset: { left: number; right: number };
  topRoom: number;
  /** Where the sides' columns begin, and where they must end. */
  sideY: number;
  sideEnd: number;
  coreBox: Box;
  /** Ponds of me, the next seat, the opposite one and the last. */
  ponds: readonly [Box, Box, Box, Box];
  pondColumns: { across: number; side: number };
  /** The distance of a side's covered tiles from its edge. */
  backsX: number;
}

const TILE = 4 / 3;
const SHORTEST_HAND = 31;
/** How much smaller a hand is that nobody plays from. */
const QUIET = 0.66;
const MOST_IN_HAND = 14;
/** From this width (px) on the tools name the game. */
const TITLED = 700;
/** And from this one on they show line and time. */
const WITH_VITALS = 1240;
/** From this height (px) on the name is written larger, and takes up to this part of the width. */
const TALL = 600;
const TITLE_PART = 0.27;

function drawnAt(span: number, big: boolean): Drawn {
  const drawn = spanned(PLAIN, span);
  if (big) for (const [name, factor] of Object.entries(BIG)) drawn[name as keyof Drawn] *= factor;
  return drawn;
}

/** The gap between two tiles of a pond. */
const between = (tile: number) => (tile < 20 ? 1 : 1.5);

/** How high some rows of a pond are. */
export const rowsHeight = (tile: number, rows: number) => rows * tile * (TILE + 0.12);

const columnsWidth = (tile: number, columns: number) => columns * tile + (columns - 1) * between(tile);

/** A table at play has a menu and perhaps its name at the left, tools at the right; one looked at has its name alone. */
function topInsetOf({ width, height, quiet }: FeltSize): { left: number; right: number } {
  const named = height < TALL ? 135 : Math.min(250, Math.max(135, TITLE_PART * width - 10));
  const ends = width < WITH_VITALS ? named : 250;
  if (width >= TITLED) return { left: ends, right: ends };
  return quiet ? { left: ends, right: 8 } : { left: 46, right: ends };
}

/** The most tiles that a hand of so many holds before its next claim, the one that is drawn among them. */
export const mostHeld = (held: number): number => Math.ceil((held - 2) / 3) * 3 + 2;

/** How many tiles I have, a kong counted as three. */
const wholeHand = (mine: Mine) => mine.concealed + 3 * mine.melds;

/** The largest hand tile: all tiles in one row beside my melds, never under 31 px, so that a hand never scrolls. */
function handTile(felt: FeltSize, drawn: Drawn, x0: number, mine: Mine): number {
  const room = felt.width - 2 * x0 - mine.melds * (3 * Math.floor(drawn.meld) + 6);
  const tiles = Math.max(mine.concealed, MOST_IN_HAND - 3 * mine.melds);
  const fitting = (room - (tiles - 1) * drawn.gap) / (tiles + 0.26);
  return Math.max(felt.quiet ? 0 : SHORTEST_HAND, Math.floor(Math.min(fitting, drawn.handLimit)));
}

export function measure(felt: FeltSize, mine: Mine): Measures {
  const { width, height, big } = felt;
  const span = spanOf(felt);
  const drawn = drawnAt(span, big);
  if (felt.quiet) {
    drawn.handLimit *= QUIET;
    drawn.meld *= QUIET;
    drawn.strip = drawn.avatar;
    drawn.foot = 4;
  }
  const x0 = Math.max(felt.inset.side, span < 350 ? 4 : span < 600 ? 6 : 20);
  const hand = handTile(felt, drawn, x0, mine);

  const tallest = Math.floor(Math.min(drawn.handLimit, (width - 2 * x0 - 13 * drawn.gap) / 14.26));
  const handBottom = height - Math.max(drawn.foot, felt.inset.bottom);
  const handY = handBottom - hand * TILE;
  const stripY = handBottom - tallest * TILE - drawn.stripGap - drawn.strip;

  const side = big ? 4 : 5;
  const backs = drawn.sideBack ? drawn.sideBack + 7 : 7;
  const acrossRoom = (width - 2 * (x0 + drawn.side + backs) - 31) / (10 + 2 * side);
  const downRoom = (stripY - drawn.top - drawn.core - 6) / 5.57;
  // Never much larger than drawn: on a wide felt the middle stays together.
  const pond = Math.floor(Math.min(acrossRoom + 0.1, downRoom, drawn.pond * 1.12));

  const topInset = topInsetOf(felt);

  const rows = rowsHeight(pond, 2);
  const spare = Math.max(0, stripY - drawn.top - 2 * rows - drawn.core);
  const northY = drawn.top + Math.min(20, Math.max(2, spare * 0.2));
  const coreY = northY + rows + Math.min(10, spare * 0.1);
  const southY = coreY + drawn.core + Math.min(8, spare * 0.1 + 4);

  const across = columnsWidth(pond, 10);
  const acrossX = (width - across) / 2;
  const down = columnsWidth(pond, side);
  const sideRows = 20 / side;
  const sideHeight = rowsHeight(pond, sideRows);
  const sidePondY = Math.max(northY, Math.min(coreY + drawn.core / 2 - sideHeight / 2, stripY - sideHeight));
  // Next to the covered tiles, but not far from the middle on a wide felt.
  const westX = Math.max(x0 + drawn.side + backs + 2, acrossX - down - 14);

  return {
    ...drawn,
    width,
    height,
    x0,
    hand,
    handY,
    stripY,
    stripHalf: (wholeHand(mine) / 2 + 0.3) * hand,
    topInset,
    topRoom: width - 2 * x0 - topInset.left - topInset.right,
    pond,
    meld: Math.floor(drawn.meld),
    sideY: drawn.top + 14 * (span / 390),
    // A quiet hand is short enough to leave the corners free.
    sideEnd: felt.quiet ? height - 6 : stripY,
    coreBox: { x: acrossX, y: coreY, width: across, height: drawn.core },
    ponds: [
      { x: acrossX, y: southY, width: across, height: rows },
      { x: width - westX - down, y: sidePondY, width: down, height: sideHeight },
      { x: acrossX, y: northY, width: across, height: rows },
      { x: westX, y: sidePondY, width: down, height: sideHeight },
    ],
    pondColumns: { across: 10, side },
    backsX: westX - backs,
  };
}

/** How a pond of so many tiles is laid: the 21st discard makes its tiles smaller, so that none ever moves out. */
export function pondGrid(columns: number, tile: number, discards: number): { columns: number; tile: number } {
  for (const factor of [1, 1.2, 1.5, 2]) {
    const shrunk = Math.round(columns * factor);
    const rows = Math.floor((20 / columns) * factor);
    if (discards <= shrunk * rows || factor === 2) return { columns: shrunk, tile: tile / factor };
  }
  throw new Error('the last factor always fits');
}

/** The measures as custom properties, for the styles of the table. */
export function properties(measures: Measures): [name: string, value: string][] {
  const px: Partial<Record<keyof Measures, string>> = {
    side: '--side',
    meld: '--meld',
    sideMeld: '--side-meld',
    topMeld: '--top-meld',
    top: '--top',
    strip: '--strip',
    token: '--token',
    win: '--win',
    avatar: '--avatar',
    wild: '--wild',
    compass: '--compass',
    figure: '--figure',
    x0: '--x0',
    hand: '--hand',
    gap: '--gap',
    back: '--back',
    sideBack: '--side-back',
    stripHalf: '--strip-half',
  };
  return Object.entries(px).map(([key, name]) => [name, `${measures[key as keyof Drawn]}px`]);
}

/** What lies before another seat: its melds, its open hand, its flowers. */
export interface Lies {
  melds: number;
  open: number;
  flowers: number;
}

/** How many tiles of an open hand, or flowers, lie in a row at the side. */
const SIDE_ROW = 3;
/** What the flowers count, in a line of its own. */
const COUNT = 17;
/** No smaller, for then they could not be told apart. */
const SMALLEST = 8;

/** The size of a name, as the table sets it. */
const nameSize = (avatar: number) => Math.min(17, Math.max(12, avatar * 0.325));

/** How far above the strip what lies at a side ends, and a line of text at the right, where the time is written. */
const ABOVE_STRIP = 8;
const ABOVE_TIME = 20;

/** The tile of what lies at a side: as drawn, or smaller so that there is room for all. */
export function sideTile(
  { sideEnd, sideY, avatar, sideMeld }: Measures,
  lies: Lies,
  counted = true,
  right = false,
): number {
  const rows = lies.melds + Math.ceil(lies.open / SIDE_ROW) + Math.ceil(lies.flowers / SIDE_ROW);
  // Name and points, and at the end a seal that hangs below the avatar.
  const plate = avatar + 2.4 * nameSize(avatar) + (lies.open ? 21 : 13);
  const count = lies.flowers && counted ? COUNT + (right ? ABOVE_TIME - ABOVE_STRIP : 0) : 0;
  const room = sideEnd - ABOVE_STRIP - sideY - plate - count;
  return rows ? Math.max(SMALLEST, Math.min(sideMeld, (room / rows - 5.5) / TILE)) : sideMeld;
}

/** How far one of a side's covered tiles stands below the other, so that all of `most` end above the time. */
export const backStep = ({ sideBack, ponds, stripY }: Measures, most: number): number =>
  Math.min(sideBack * 1.06, (stripY - ABOVE_TIME - ponds[1].y) / most);

/** Whether there is room at a side to write what the flowers count, the tiles being more important. */
export const sideCounts = (measures: Measures, lies: Lies, right = false): boolean =>
  sideTile(measures, lies, true, right) >= 0.85 * measures.sideMeld;

/** The same in the top line, beside the plate and so many covered tiles. */
export function topTile(
  { topMeld, top, avatar, back, topRoom }: Measures,
  lies: Lies,
  covered: number,
): number {
  const tiles = 3 * lies.melds + lies.open + lies.flowers;
  const plate = top * 0.78 + 8 + 4.5 * nameSize(avatar);
  const room = topRoom - plate - covered * (back + 1) - 5 * lies.melds - 30;
  return tiles ? Math.max(SMALLEST, Math.min(topMeld, room / tiles - 1)) : topMeld;
}

/** The flowers of the seat opposite: there is a line of text under them. */
export const topFlower = ({ topMeld, top }: Measures): number => Math.min(topMeld, (top - 18) / TILE);

/** My flowers in the strip: as drawn, or in two rows. */
export const flowerTile = ({ flower, strip }: Measures, flowers: number): number =>
  flowers > FLOWER_ROW ? Math.min(flower, (strip / 2 - 2) / TILE) : Math.min(flower, strip / TILE);

const FLOWER_ROW = 4;
