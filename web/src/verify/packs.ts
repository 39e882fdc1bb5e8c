/** What is shuffled for each card game, and how it is dealt: the part of the deal that differs from game to game. */

export interface Pack {
  /** All cards in the order in which they are shuffled: by suit and rank, each beside its twins. */
  cards: readonly string[];
  /** One card at a time to each seat, or every hand from the top in one piece. */
  dealt: 'in-turn' | 'by-hand';
  lot?: Lot;
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

/** What a game draws by lot beside the deal: a card of the hands whose holder leads, or one that is turned up before. */
export type Lot = 'lead-card' | 'blade';

/** Two packs, every hand from the top in one piece: as most games of plays that beat plays are dealt. */
const BY_HAND: Pack = { cards: packs(2), dealt: 'by-hand' };

const GAMES: Readonly<Record<string, Pack>> = {
  'wenling-liu-jia-tong': { cards: packs(4), dealt: 'by-hand' },
  'wenling-dui-jia-tong': BY_HAND,
  'wenling-biao-tong': BY_HAND,
  'guan-pai': { cards: packs(1).filter((card) => !OUT_OF_PACK.includes(card)), dealt: 'by-hand' },
  'shuang-kou': { ...BY_HAND, lot: 'lead-card' },
  'bai-bian-shuang-kou': { ...BY_HAND, lot: 'lead-card' },
  'wu-shi-k': BY_HAND,
  'yuan-zi': { cards: packs(3), dealt: 'by-hand', lot: 'blade' },
};

/** The trick games all play with two packs. */
const TWO_PACKS: Pack = { cards: packs(2), dealt: 'in-turn' };

export const packOf = (game: string): Pack => GAMES[game] ?? TWO_PACKS;
