/**
 * What cards are when they are played: the game's table of combinations, read by this client, so that the button can
 * name a play before it is sent. A second telling of `families/climbing/combinations.py`; the hall decides.
 */
import type { Card } from '../cards/cards.ts';
import { sameCards } from '../cards/places.ts';
import type { Laid, Table } from '../wire/climbing.ts';
import { isAbove, isKnown, layoutsOf, times, type Kind, type Layout } from './layouts.ts';
import { rankNumber, RANKS, SMALL, type Rank } from './ranks.ts';

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

function fits(layout: Layout, { counts, wild }: Tally, cards: readonly Card[]): boolean {
  if (layout.cards) return sameCards(layout.cards, cards);
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
  const found = new Map<string, Reading>();
  for (const kind of table.kinds) {
    if (kind.last_resort !== lastResort) continue;
    for (const layout of layoutsOf(kind, cards.length, table.order)) {
      if (!fits(layout, tally, cards)) continue;
      const reading = readingOf(kind, layout);
      const other = found.get(kind.key);
      // Several rows of the table may be of one kind.
      if (!other || (kind.level && beats(reading, other))) found.set(kind.key, reading);
      break;
    }
  }
  return [...found.values()];
}

/** Whether a play beats what lies: never for equals. */
export function beats(play: Reading, lying: Reading): boolean {
  if (play.level && lying.level)
    return play.level > lying.level || (play.level === lying.level && isAbove(play.power, lying.power));
  if (play.level) return play.level > lying.guard;
  return (
    !lying.level &&
    play.kind === lying.kind &&
    play.ranks.length === lying.ranks.length &&
    isAbove(play.power, lying.power)
  );
}

/** What a play on the table is read as. */
export function lyingReading(table: Table, { kind, stands, cards }: Laid): Reading | null {
  const ranks = stands.map((name) => RANKS.indexOf(name));
  for (const one of table.kinds) {
    if (one.key !== kind) continue;
    for (const layout of layoutsOf(one, ranks.length, table.order))
      if (layout.ranks.join() === ranks.join() && (!layout.cards || sameCards(layout.cards, cards)))
        return readingOf(one, layout);
  }
  return null;
}

/**
 * What cards would be: as an answer to what lies the one reading that counts, as a lead all that may be declared.
 * Empty with the reason, a refusal of the hall, where they may not be played; without one where the table has kinds
 * that only the hall can read. `last`: they are the whole hand.
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
  if (found.length || !table.kinds.every(isKnown)) return { found, why: null };
  return { found, why: counting.length ? 'not-higher' : 'no-combination' };
}

/** The kind of bomb that identical cards among these make (原子); null where there are none. */
export function atomIn(table: Table, cards: readonly Card[]): string | null {
  for (const kind of table.kinds)
    if (kind.form === 'atoms' && kind.least === 1)
      for (const card of cards)
        if (cards.filter((other) => other === card).length >= kind.copies) return kind.key;
  return null;
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
