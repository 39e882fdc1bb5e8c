/** A hand in an order of one's own (自己理牌): tiles stay where they were put, what comes later stands at the right. */
import type { Tile } from './tiles.ts';

/** The tiles of a hand in the order in which they were put: what has gone is left out, what is new comes last. */
export function arranged(hand: readonly Tile[], order: readonly Tile[]): Tile[] {
  const rest = [...hand];
  const kept = order.filter((tile) => {
    const at = rest.indexOf(tile);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
  return [...kept, ...rest];
}

/** The same tiles with the one at `from` taken out and put in at `to`. */
export function moved(tiles: readonly Tile[], from: number, to: number): Tile[] {
  const tile = tiles[from];
  return tile === undefined ? [...tiles] : tiles.toSpliced(from, 1).toSpliced(to, 0, tile);
}
