/** Which cards of my hand go together under a double tap, and what a choice of them is called. */
import type { Card } from '../cards/cards.ts';
import type { Suited } from '../wire/tricks.ts';

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
