/**
 * What cards are when they are played: the game's table of combinations, read by this client, so that the button can
 * name a play before it is sent. A second telling of `families/climbing/combinations.py`; the hall decides.
 */
import type { Card } from '../cards/cards.ts';
import type { Laid, Table } from '../wire/climbing.ts';
import { rankAt, rankNumber, RANKS, SMALL, type Rank } from './ranks.ts';

export type Kind = Table['kinds'][number];

/** What a play is; plays of one kind and size, and bombs of one level, are compared by their power. */
export interface Reading {
  kind: string;
  level: number;
  /** Only a bomb of a higher level beats it out of kind. */
  guard: number;
  power: readonly number[];
  /** The ranks that the cards stand for, as they lie. */
  ranks: readonly Rank[];
}

interface Layout {
  ranks: Rank[];
  power: number[];
  /** How many wild cards it bears. */
  wild: number;
}

const ANY = 99;

/** How a kind's plays of a size may look, the strongest first. */
function* layoutsOf(kind: Kind, size: number, order: readonly number[]): Generator<Layout> {
  const single = (rank: Rank) => order[rank] ?? 0;
  const falling = (ranks: readonly Rank[]) => [...ranks].sort((one, other) => single(other) - single(one));
  const rising = (ranks: readonly Rank[]) => falling(ranks).reverse();
  switch (kind.form) {
    case 'sets':
      if (size === kind.size)
        for (const rank of falling(kind.ranks))
          yield { ranks: times(rank, size), power: [single(rank)], wild: ANY };
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
        yield { ranks: times(rank, size), power: [2 * size, single(rank)], wild: size - kind.naturals };
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
  }
}

const times = (rank: Rank, number: number): Rank[] => Array.from({ length: number }, () => rank);

const spread = (ranks: readonly Rank[], width: number): Rank[] => ranks.flatMap((rank) => times(rank, width));

/** Runs of so many neighbouring places by their top, the highest first; no rank stands in a run twice. */
function windows(number: number, low: number, high: number): [top: number, ranks: Rank[]][] {
  if (number < 1 || number > SMALL) return [];
  const found: [number, Rank[]][] = [];
  for (let top = high; top >= low + number - 1; top -= 1)
    found.push([top, Array.from({ length: number }, (_, step) => rankAt(top - number + 1 + step))]);
  return found;
}

interface Tally {
  counts: number[];
  wild: number;
}

/** Cards by rank, wild jokers apart; jokers among themselves are what they are. */
function tallied(cards: readonly Card[], table: Table): Tally {
  const counts = times(0, RANKS.length);
  for (const card of cards) {
    const rank = rankNumber(card);
    counts[rank] = (counts[rank] ?? 0) + 1;
  }
  const jokers = counts.slice(SMALL).reduce((sum, number) => sum + number, 0);
  let wild = 0;
  if (jokers < cards.length)
    for (const name of table.wild) {
      const rank = RANKS.indexOf(name);
      wild += counts[rank] ?? 0;
      counts[rank] = 0;
    }
  return { counts, wild };
}

function fits(layout: Layout, { counts, wild }: Tally): boolean {
  if (wild > layout.wild) return false;
  const need = times(0, RANKS.length);
  for (const rank of layout.ranks) need[rank] = (need[rank] ?? 0) + 1;
  return counts.every((number, rank) => number <= (need[rank] ?? 0));
}

const readingOf = (kind: Kind, layout: Layout): Reading => ({
  kind: kind.key,
  level: kind.level,
  guard: kind.guard,
  power: layout.power,
  ranks: layout.ranks,
});

/** Every kind that the cards can be, each in its highest reading, in the order of the table. */
function readings(table: Table, cards: readonly Card[], lastResort: boolean): Reading[] {
  const tally = tallied(cards, table);
  return table.kinds.flatMap((kind) => {
    if (kind.last_resort !== lastResort) return [];
    for (const layout of layoutsOf(kind, cards.length, table.order))
      if (fits(layout, tally)) return [readingOf(kind, layout)];
    return [];
  });
}

function above(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((number, place) => number !== other[place]);
  return at >= 0 && (one[at] ?? 0) > (other[at] ?? 0);
}

/** Whether a play beats what lies: never for equals. */
export function beats(play: Reading, lying: Reading): boolean {
  if (play.level && lying.level)
    return play.level > lying.level || (play.level === lying.level && above(play.power, lying.power));
  if (play.level) return play.level > lying.guard;
  return (
    !lying.level &&
    play.kind === lying.kind &&
    play.ranks.length === lying.ranks.length &&
    above(play.power, lying.power)
  );
}

/** What a play on the table is read as. */
export function lyingReading(table: Table, { kind, stands }: Laid): Reading | null {
  const ranks = stands.map((name) => RANKS.indexOf(name));
  for (const one of table.kinds) {
    if (one.key !== kind) continue;
    for (const layout of layoutsOf(one, ranks.length, table.order))
      if (layout.ranks.join() === ranks.join()) return readingOf(one, layout);
  }
  return null;
}

/**
 * What cards would be: as an answer to what lies the one reading that counts, as a lead all that may be declared.
 * Empty with the reason, a refusal of the hall, where they may not be played. `last`: they are the whole hand.
 */
export function read(
  table: Table,
  cards: readonly Card[],
  lying: Reading | null,
  last: boolean,
): { found: Reading[]; why: 'no-combination' | 'not-higher' | null } {
  const ordinary = readings(table, cards, false);
  const bombs = ordinary.filter(({ level }) => level > 0);
  const strongest = bombs.reduce<Reading | null>(
    (best, one) => (best && !beats(one, best) ? best : one),
    null,
  );
  const counting = strongest ? [strongest] : ordinary;
  const enough = (all: readonly Reading[]) =>
    lying ? all.filter((one) => beats(one, lying)).slice(0, 1) : [...all];
  let found = enough(counting);
  if (!found.length && last) found = enough(readings(table, cards, true)).slice(0, 1);
  return { found, why: found.length ? null : counting.length ? 'not-higher' : 'no-combination' };
}

/** How many cards of a rank make a bomb by themselves; null where they never do. */
export function bombSize(table: Table, rank: Rank): number | null {
  const sizes = table.kinds.flatMap((kind) => {
    if (!kind.level) return [];
    if (kind.form === 'bombs') return kind.ranks.includes(rank) ? [kind.least] : [];
    if (kind.form === 'kicker-bombs') return kind.ranks.includes(rank) ? [kind.size] : [];
    if (kind.form !== 'fixed') return [];
    return kind.rows.filter((row) => row.every((one) => one === rank)).map((row) => row.length);
  });
  return sizes.length ? Math.min(...sizes) : null;
}
