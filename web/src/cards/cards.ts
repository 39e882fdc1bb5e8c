/** Names and grouping of playing cards. A card is its name on the wire: `Kd`, `Th`, `bj`, `sj`. */
export type Card = string;

export type SuitKey = 'c' | 'd' | 'h' | 's';

export const isJoker = (card: Card): boolean => card.endsWith('j');

export const rankOf = (card: Card): string => card.charAt(0);

export const suitOf = (card: Card): SuitKey | null => (isJoker(card) ? null : (card.charAt(1) as SuitKey));

/** Words for cards, in one language. */
export interface CardWords {
  card: (rank: string, suit: string) => string;
  rank: (rank: string) => string;
  bigJoker: string;
  smallJoker: string;
  covered: string;
  list: (cards: readonly string[]) => string;
}

/** 红心5, 大王. */
export function cardName(card: Card | null, words: CardWords): string {
  if (card === null) return words.covered;
  if (card === 'bj') return words.bigJoker;
  if (card === 'sj') return words.smallJoker;
  return words.card(rankOf(card), card.charAt(1));
}

/** For a button: K, 10, 大王. */
export const shortName = (card: Card, words: CardWords): string =>
  isJoker(card) ? cardName(card, words) : words.rank(rankOf(card));

/** Several cards in a breath; the suit is said once for those of one suit: 梅花A、K、K. */
export function listed(cards: readonly Card[], words: CardWords): string {
  return words.list(
    cards.map((card, at) => {
      const before = cards[at - 1];
      const again = before !== undefined && suitOf(card) !== null && suitOf(before) === suitOf(card);
      return again ? words.rank(rankOf(card)) : cardName(card, words);
    }),
  );
}

const POINTS: Readonly<Record<string, number>> = { '5': 5, T: 10, K: 10 };

/** The 5 of hearts (红五). */
export const RED_FIVE: Card = '5h';

/** What the cards count (分牌). */
export const pointsIn = (cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + (isJoker(card) ? 0 : (POINTS[rankOf(card)] ?? 0)), 0);

/** A card at its place in a hand. Copies are told apart by their order, so that a choice follows its cards. */
export interface Held {
  card: Card;
  key: string;
}

/** Cards in a row as places of a hand. */
export function keyed(cards: readonly Card[]): Held[] {
  const copies = new Map<Card, number>();
  return cards.map((card) => {
    const copy = copies.get(card) ?? 0;
    copies.set(card, copy + 1);
    return { card, key: `${card}${copy}` };
  });
}
