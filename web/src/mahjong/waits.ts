/** What a hand waits for, as this seat can count it. */
import type { MahjongPrivate, MahjongPublic, Wait, Waiting } from '../wire/mahjong.ts';
import type { Tile } from './tiles.ts';

const COPIES = 4;

/** How many copies of a kind this seat has not seen: not in its hand, no pond, no meld that lies open. */
export function unseen(tile: Tile, seen: MahjongPublic, own: MahjongPrivate | null): number {
  const hand = own ? [...own.hand, ...(own.drawn === null ? [] : [own.drawn])] : [];
  const ponds = seen.ponds.flat().filter((laid) => !laid.taken);
  const melds = seen.melds.flat().flatMap((meld) => meld.tiles);
  const covered = own?.kongs.flatMap((kong) => [kong, kong, kong, kong]) ?? [];
  const known = [...hand, ...ponds.map((laid) => laid.tile), ...melds, ...covered];
  return Math.max(0, COPIES - known.filter((other) => other === tile).length);
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
