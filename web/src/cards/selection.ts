/** Which cards of my hand go together under the finger, and what a choice of them is called. */
import type { Suited } from '../wire/tricks.ts';
import type { Card, Held } from './cards.ts';

/** All places from one to another, both included. */
export function between(one: number, other: number): number[] {
  const from = Math.min(one, other);
  return Array.from({ length: Math.abs(one - other) + 1 }, (_, step) => from + step);
}

/**
 * The cards that a double tap takes: the tractor in which the card stands, cut to what may be played at once; else
 * its pair; else itself.
 */
export function bunchOf(card: Card, hand: readonly Suited[], most: number): Card[] {
  for (const { tractors } of hand) {
    const tractor = tractors.find((cards) => cards.includes(card));
    if (tractor && most >= 4) return cut(tractor, card, most);
  }
  const copies = hand.flatMap(({ cards }) => cards).filter((other) => other === card);
  return copies.slice(0, Math.max(1, Math.min(most, 2)));
}

/** So many pairs of a tractor as may be played, among them the card's. */
function cut(tractor: readonly Card[], card: Card, most: number): Card[] {
  const size = Math.min(tractor.length, most - (most % 2));
  const at = tractor.indexOf(card);
  const from = Math.min(at - (at % 2), tractor.length - size);
  return tractor.slice(from, from + size);
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

export type Kind = 'pair' | 'tractor' | 'throw';

/** What cards of one group are when they are led; null for a single card. */
export function kindOf(cards: readonly Card[], hand: readonly Suited[]): Kind | null {
  if (cards.length < 2) return null;
  if (cards.length === 2) return cards[0] === cards[1] ? 'pair' : 'throw';
  const pairs = new Set(cards);
  if (pairs.size * 2 !== cards.length) return 'throw';
  const runs = hand.flatMap(({ tractors }) => tractors).map((tractor) => [...new Set(tractor)]);
  const within = runs.some((run) => {
    const at = [...pairs].map((card) => run.indexOf(card)).sort((one, other) => one - other);
    return (at[0] ?? -1) >= 0 && at.every((place, step) => place === (at[0] ?? 0) + step);
  });
  return within ? 'tractor' : 'throw';
}

/** Whether two lists hold the same cards, in whatever order. */
export const sameCards = (one: readonly Card[], other: readonly Card[]): boolean =>
  one.length === other.length && [...one].sort().join() === [...other].sort().join();
