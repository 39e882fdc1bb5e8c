/** What a hand waits for, as this seat can count it. */
import type { MahjongPrivate, MahjongPublic, Wait, Waiting } from '../wire/mahjong.ts';
import { suitOf, type Tile } from './tiles.ts';

const COPIES = 4;
const FLOWERS = 1;

/** How many copies of a kind this seat has not seen: not in its hand, no pond, no meld, nor laid out or turned up. */
export function unseen(tile: Tile, seen: MahjongPublic, own: MahjongPrivate | null): number {
  const hand = own ? [...own.hand, ...(own.drawn === null ? [] : [own.drawn])] : [];
  const ponds = seen.ponds.flat().filter((laid) => !laid.taken);
  const melds = seen.melds.flat().flatMap((meld) => meld.tiles);
  const covered = own?.kongs.flatMap((kong) => [kong, kong, kong, kong]) ?? [];
  const open = [...(seen.exposed?.flat() ?? []), seen.indicator];
  const known = [...hand, ...ponds.map((laid) => laid.tile), ...melds, ...covered, ...open];
  const copies = suitOf(tile) === 'f' ? FLOWERS : COPIES;
  return Math.max(0, copies - known.filter((other) => other === tile).length);
}

/** The waits of a hand as it stands, or after a discard. */
export const waitsAfter = (waiting: readonly Waiting[], discard: Tile | null): readonly Wait[] =>
  waiting.find((after) => after.discard === discard)?.waits ?? [];

/** All copies of all the waited kinds that may still come. */
export const totalUnseen = (
  waits: readonly Wait[],
  seen: MahjongPublic,
  own: MahjongPrivate | null,
): number => waits.reduce((sum, wait) => sum + unseen(wait.tile, seen, own), 0);
