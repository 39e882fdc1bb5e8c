/** A hand of a trick game from left to right: by groups, trumps first. */
import { keyed, type Card, type Held } from '../cards/cards.ts';
import type { GroupKey, Suited, TricksPrivate } from '../wire/tricks.ts';

/** A card at its place, and the group it belongs to. */
export interface Grouped extends Held {
  group: GroupKey;
}

/** My hand from left to right: as the hall sorts it, or with tractors and pairs before the rest of their group. */
export const laidOut = (hand: readonly Suited[], pairsFirst: boolean): Grouped[] =>
  hand.flatMap(({ group, cards, tractors }) =>
    keyed(pairsFirst ? paired(cards, tractors) : cards).map((held) => ({ ...held, group })),
  );

function paired(cards: readonly Card[], tractors: readonly (readonly Card[])[]): Card[] {
  const inTractor = new Set(tractors.flat());
  const isPair = (card: Card) => cards.indexOf(card) !== cards.lastIndexOf(card);
  const weight = (card: Card) => (inTractor.has(card) ? 0 : isPair(card) ? 1 : 2);
  return [...cards].sort((one, other) => weight(one) - weight(other));
}

/** All cards that a seat holds. */
export const heldBy = ({ hand }: TricksPrivate): Card[] => hand.flatMap(({ cards }) => cards);
