/** Ranks of cards as numbers: 0 … 12 are 2 … A, 13 and 14 the jokers. */
import { isJoker, rankOf, type Card } from '../cards/cards.ts';

export type Rank = number;

export const RANKS: readonly string[] = [...Array.from('23456789TJQKA'), 'sj', 'bj'];

export const TWO: Rank = 0;
export const SMALL: Rank = 13;
export const BIG: Rank = 14;

const ACE: Rank = 12;

/** `Kd` is of rank 11. */
export const rankNumber = (card: Card): Rank => RANKS.indexOf(isJoker(card) ? card : rankOf(card));

/** The rank at a place of a run: A is 1 and 14, 2 … K are 2 … 13. */
export const rankAt = (place: number): Rank => (place === 1 ? ACE : place - 2);
