/** What is shuffled for each card game, and how it is dealt: the part of the deal that differs from game to game. */

export interface Pack {
  /** All cards in the order in which they are shuffled: by suit and rank, each beside its twins. */
  cards: readonly string[];
  /** One card at a time to each seat, or every hand from the top in one piece. */
  dealt: 'in-turn' | 'by-hand';
  /** One of the dealt cards is drawn for the lead (亮牌). */
  leadDrawn?: boolean;
}

const SUITS = ['c', 'd', 'h', 's'];
const RANKS = Array.from('23456789TJQKA');

/** So many packs of 54 cards in card order. */
export const packs = (number: number): string[] =>
  [...SUITS.flatMap((suit) => RANKS.map((rank) => rank + suit)), 'sj', 'bj'].flatMap((card) =>
    Array.from({ length: number }, () => card),
  );

/** 关牌: no jokers, of the twos only that of spades, no ace of spades. */
const OUT_OF_PACK = ['2c', '2d', '2h', 'As', 'sj', 'bj'];

/** The climbing games that play with two packs. */
const TWO_BY_HAND: Pack = { cards: packs(2), dealt: 'by-hand' };

const GAMES: Readonly<Record<string, Pack>> = {
  'wenling-liu-jia-tong': { cards: packs(4), dealt: 'by-hand' },
  'wenling-dui-jia-tong': TWO_BY_HAND,
  'wenling-biao-tong': TWO_BY_HAND,
  'shuang-kou': { ...TWO_BY_HAND, leadDrawn: true },
  'bai-bian-shuang-kou': { ...TWO_BY_HAND, leadDrawn: true },
  'wu-shi-k': TWO_BY_HAND,
  'yuan-zi': { cards: packs(3), dealt: 'by-hand' },
  'guan-pai': { cards: packs(1).filter((card) => !OUT_OF_PACK.includes(card)), dealt: 'by-hand' },
};

/** The trick games all play with two packs. */
const TWO_PACKS: Pack = { cards: packs(2), dealt: 'in-turn' };

export const packOf = (game: string): Pack => GAMES[game] ?? TWO_PACKS;
