/**
 * How the plays of a kind of combination look. A second telling of `families/climbing/kinds.py`: the same layouts, the
 * strongest first.
 */
import type { Card } from '../cards/cards.ts';
import type { Table } from '../wire/climbing.ts';
import { BIG, rankAt, RANKS, SMALL, TWO, type Rank } from './ranks.ts';

export type Kind = Table['kinds'][number];

export interface Layout {
  ranks: readonly Rank[];
  power: readonly number[];
  /** How many wild cards it bears. */
  wild: number;
  /** The very cards that it takes, in any order, where suits matter. */
  cards?: readonly Card[];
}

const ANY = 99;

const SUITS = 'cdhs';

/** So many cards are in each bomb of a chain. */
const WIDTHS = [4, 5, 6, 7, 8];

const FORMS: Readonly<Record<Kind['form'], true>> = {
  sets: true,
  'joker-sets': true,
  runs: true,
  'full-houses': true,
  butterflies: true,
  bombs: true,
  'loaded-bombs': true,
  'chain-bombs': true,
  'kicker-bombs': true,
  fixed: true,
  'one-suit': true,
  atoms: true,
};

/** Whether this client knows how plays of the kind look; a newer hall may have more. */
export const isKnown = ({ form }: Kind): boolean => form in FORMS;

/** How a kind's plays of a size may look, the strongest first. */
export function* layoutsOf(kind: Kind, size: number, order: readonly number[]): Generator<Layout> {
  const single = (rank: Rank) => order[rank] ?? 0;
  const falling = (ranks: readonly Rank[]) => [...ranks].sort((one, other) => single(other) - single(one));
  const rising = (ranks: readonly Rank[]) => falling(ranks).reverse();
  switch (kind.form) {
    case 'sets':
      if (size === kind.size)
        for (const rank of falling(kind.ranks))
          yield { ranks: times(rank, size), power: [single(rank)], wild: kind.pure ? 0 : ANY };
      return;
    case 'joker-sets':
      if (size !== kind.size) return;
      for (let small = size; small >= 0; small -= 1) {
        const jokers = [...times(SMALL, small), ...times(BIG, size - small)];
        const ranks = kind.stands === null ? jokers : times(kind.stands, size);
        yield { ranks, power: kind.power, wild: 0, cards: jokers.map((rank) => RANKS[rank] ?? '') };
      }
      return;
    case 'runs': {
      const number = size / kind.width;
      if (!Number.isInteger(number) || number < kind.least || number > kind.most) return;
      for (const [top, ranks] of windows(number, kind.low, kind.high))
        yield { ranks: spread(ranks, kind.width), power: [top], wild: ANY };
      return;
    }
    case 'full-houses':
      if (size !== 5) return;
      for (const rank of falling(kind.ranks))
        for (const one of rising(kind.pairs))
          for (const other of kind.loose ? rising(kind.pairs) : [one])
            if (rank !== one && rank !== other && single(one) <= single(other))
              yield { ranks: [...times(rank, 3), one, other], power: [single(rank)], wild: ANY };
      return;
    case 'butterflies': {
      const number = size / 5;
      if (!Number.isInteger(number) || number < kind.least) return;
      for (const [top, triples] of windows(number, kind.low, kind.high))
        for (const [, pairs] of windows(number, kind.low, kind.high))
          yield { ranks: [...spread(triples, 3), ...spread(pairs, 2)], power: [top], wild: ANY };
      return;
    }
    case 'bombs':
      if (size < kind.least || size > kind.most) return;
      for (const rank of falling(kind.ranks))
        yield {
          ranks: times(rank, size),
          power: [2 * size, single(rank)],
          wild: kind.pure ? 0 : size - kind.naturals,
        };
      return;
    case 'loaded-bombs':
      for (const rank of falling(kind.ranks))
        for (const [small, big] of kind.jokers)
          if (kind.size + small + big === size)
            yield {
              ranks: [...times(rank, kind.size + big), ...times(SMALL, small)],
              power: [2 * size, single(rank)],
              wild: big,
            };
      return;
    case 'chain-bombs':
      yield* chainsOf(kind, size);
      return;
    case 'kicker-bombs': {
      const bare = kind.kickers.length === 0;
      if (size !== kind.size + (bare ? 0 : 1)) return;
      for (const rank of falling(kind.ranks)) {
        const row = times(rank, kind.size);
        if (bare) yield { ranks: row, power: [single(rank)], wild: 0 };
        else
          for (const other of rising(kind.kickers))
            if (other !== rank) yield { ranks: [...row, other], power: [single(rank)], wild: 0 };
      }
      return;
    }
    case 'fixed':
      for (const row of kind.rows) if (row.length === size) yield { ranks: row, power: kind.power, wild: 0 };
      return;
    case 'one-suit':
      if (size !== kind.ranks.length) return;
      for (const [place, suits] of [...kind.suits.entries()].reverse())
        for (const suit of suits)
          yield {
            ranks: kind.ranks,
            power: [place],
            wild: 0,
            cards: kind.ranks.map((rank) => cardOf(rank, suit)),
          };
      return;
    case 'atoms': {
      const number = size / kind.copies;
      if (!Number.isInteger(number) || number < kind.least || number > kind.most) return;
      for (const rank of falling(kind.ranks))
        for (const suits of choices([0, 1, 2, 3], number))
          yield {
            ranks: times(rank, size),
            power: [size, single(rank)],
            wild: 0,
            cards: suits.flatMap((suit) => times(suit, kind.copies)).map((suit) => cardOf(rank, suit)),
          };
    }
  }
}

/** Chains of bombs of a size, the strongest first. */
function chainsOf(kind: Extract<Kind, { form: 'chain-bombs' }>, size: number): Layout[] {
  const found = WIDTHS.flatMap((width) => {
    const number = size / width;
    if (!Number.isInteger(number) || number < kind.least) return [];
    const runs = windows(number, kind.low, kind.high).map(([top, ranks]): [number, Rank[]] => [
      2 * top,
      ranks,
    ]);
    if (kind.wraps && number >= 3 && number < SMALL)
      runs.push([2 * (kind.low + number - 1) + 1, [...rowOf(SMALL - number + 1, SMALL), TWO]]);
    return runs.map(([top, ranks]) => ({
      ranks: spread(ranks, width),
      power: [2 * (number + width), 1, number, top],
      wild: ANY,
    }));
  });
  return found.sort((one, other) => (isAbove(one.power, other.power) ? -1 : 1));
}

/** Whether a power is the higher one: never of equals. */
export function isAbove(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((number, place) => number !== other[place]);
  return at >= 0 && (one[at] ?? -1) > (other[at] ?? -1);
}

const cardOf = (rank: Rank, suit: number): Card => `${RANKS[rank] ?? ''}${SUITS.charAt(suit)}`;

const rowOf = (from: Rank, before: Rank): Rank[] =>
  Array.from({ length: before - from }, (_, step) => from + step);

/** All choices of so many. */
function choices(from: readonly number[], number: number): number[][] {
  if (number === 0) return [[]];
  return from.flatMap((one, at) => choices(from.slice(at + 1), number - 1).map((rest) => [one, ...rest]));
}

export const times = (rank: Rank, number: number): Rank[] => Array.from({ length: number }, () => rank);

const spread = (ranks: readonly Rank[], width: number): Rank[] => ranks.flatMap((rank) => times(rank, width));

/** Runs of so many neighbouring places by their top, the highest first; no rank stands in a run twice. */
function windows(number: number, low: number, high: number): [top: number, ranks: Rank[]][] {
  if (number < 1 || number > SMALL) return [];
  const found: [number, Rank[]][] = [];
  for (let top = high; top >= low + number - 1; top -= 1)
    found.push([top, Array.from({ length: number }, (_, step) => rankAt(top - number + 1 + step))]);
  return found;
}
