/** A hand laid in order: by rank, highest first, or sets first; and as columns, one a rank. */
import { keyed, type Card, type Held } from '../cards/cards.ts';
import { rankNumber, type Rank } from './ranks.ts';

/** By rank, or what belongs together first: bombs, triples, pairs, single cards. */
export type Order = 'rank' | 'sets';

/** The cards of one rank, as places of the hand. */
export interface Column {
  rank: Rank;
  from: number;
  cards: readonly Held[];
}

/** The hand as the hall sorts it is by rank. */
export function arranged(hand: readonly Card[], order: Order): Held[] {
  const held = keyed(hand);
  if (order === 'rank') return held;
  const number = (card: Card) => hand.filter((other) => rankNumber(other) === rankNumber(card)).length;
  return held.sort((one, other) => number(other.card) - number(one.card));
}

/** Neighbours of one rank together. */
export function columnsOf(held: readonly Held[]): Column[] {
  const columns: { rank: Rank; from: number; cards: Held[] }[] = [];
  for (const [place, one] of held.entries()) {
    const rank = rankNumber(one.card);
    const last = columns.at(-1);
    if (last?.rank === rank) last.cards.push(one);
    else columns.push({ rank, from: place, cards: [one] });
  }
  return columns;
}

/** The column in which a place lies. */
export const columnAt = (columns: readonly Column[], place: number): Column | undefined =>
  columns.find(({ from, cards }) => place >= from && place < from + cards.length);

/** The places of a column from one card down to the card in front. */
export const downFrom = ({ from, cards }: Column, place: number): number[] =>
  Array.from({ length: from + cards.length - place }, (_, step) => place + step);

/**
 * What a slide across columns takes: as many cards of each as of the first, so that one card in front begins a
 * straight, two a run of pairs.
 */
export function runAcross(columns: readonly Column[], from: number, to: number): number[] {
  const first = columnAt(columns, from);
  const last = columnAt(columns, to);
  if (!first || !last) return [];
  if (first === last) return downFrom(first, Math.min(from, to));
  const number = first.from + first.cards.length - from;
  const [low, high] = [columns.indexOf(first), columns.indexOf(last)].sort((one, other) => one - other);
  return columns
    .slice(low, (high ?? 0) + 1)
    .flatMap((column) => downFrom(column, column.from + Math.max(0, column.cards.length - number)));
}
