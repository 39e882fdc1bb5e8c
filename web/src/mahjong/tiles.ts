/** Names, order and grouping of tiles. A tile is its name on the wire: `5m`, `7z`, `3f`. */

import type { MahjongPrivate } from '../wire/mahjong.ts';

export type Tile = string;

const SUITS = ['m', 'p', 's', 'z', 'f'] as const;
export type Suit = (typeof SUITS)[number];

export const suitOf = (tile: Tile): Suit => SUITS.find((suit) => tile.endsWith(suit)) ?? 'z';

export const rankOf = (tile: Tile): number => Number.parseInt(tile, 10);

/** Words for tiles, in one language. */
export interface TileWords {
  suited: (rank: number, suit: 'm' | 'p' | 's') => string;
  honour: (rank: number) => string;
  flower: (rank: number) => string;
  covered: string;
  /** A wild tile: `wild` is what the game calls it, `name` the face that it shows. */
  wild: (wild: string, name: string) => string;
  /** What a wild tile stands for. */
  standing: (wild: string, name: string, stands: string) => string;
}

export function tileName(tile: Tile | null, words: TileWords): string {
  if (tile === null) return words.covered;
  const suit = suitOf(tile);
  if (suit === 'z') return words.honour(rankOf(tile));
  if (suit === 'f') return words.flower(rankOf(tile));
  return words.suited(rankOf(tile), suit);
}

const place = (tile: Tile) => SUITS.indexOf(suitOf(tile)) * 10 + rankOf(tile);

/** The order of a hand: wilds at the left, then 万 筒 条, winds, dragons. */
export function sortTiles(tiles: readonly Tile[], wilds: readonly Tile[]): Tile[] {
  const key = (tile: Tile) => (wilds.includes(tile) ? 0 : 100) + place(tile);
  return [...tiles].sort((one, other) => key(one) - key(other));
}

/** All tiles that a seat holds covered. */
export const heldBy = ({ hand, drawn }: MahjongPrivate): Tile[] => (drawn === null ? hand : [...hand, drawn]);

/** Each kind once. */
export const distinct = (tiles: readonly Tile[]): Tile[] => [...new Set(tiles)];

/** The same kinds gathered by suit, in order: what 「六七八九条」「六万」 is made of. */
export function bySuit(tiles: readonly Tile[]): [suit: Suit, ranks: number[]][] {
  const groups = new Map<Suit, Set<number>>();
  for (const tile of sortTiles(tiles, [])) {
    const ranks = groups.get(suitOf(tile)) ?? new Set<number>();
    groups.set(suitOf(tile), ranks.add(rankOf(tile)));
  }
  return [...groups].map(([suit, ranks]) => [suit, [...ranks]]);
}
