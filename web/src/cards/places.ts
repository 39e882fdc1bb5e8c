/** Places of a hand, and the cards at them. */
import type { Card, Held } from './cards.ts';

/** All places from one to another, both included. */
export function between(one: number, other: number): number[] {
  const from = Math.min(one, other);
  return Array.from({ length: Math.abs(one - other) + 1 }, (_, step) => from + step);
}

/** The places that hold these cards; of equal cards the first that are free. */
export function placesOf(cards: readonly Card[], held: readonly Held[]): number[] {
  const taken = new Set<number>();
  for (const card of cards) {
    const place = held.findIndex((one, at) => one.card === card && !taken.has(at));
    if (place >= 0) taken.add(place);
  }
  return [...taken].sort((one, other) => one - other);
}

/** Whether two lists hold the same cards, in whatever order. */
export const sameCards = (one: readonly Card[], other: readonly Card[]): boolean =>
  one.length === other.length && [...one].sort().join() === [...other].sort().join();
