/** Which of the hall's tables a host looks at. */
import type { LiveTable } from '../../wire/admin.ts';

export interface WantedTables {
  /** What a code or an id begins with, or somebody's name holds. */
  search: string;
  game: string | null;
  kind: LiveTable['kind'] | null;
  /** How many are told at most. */
  limit: number;
}

/** So many tables more each time. */
export const PAGE = 50;
/** The hall tells no more at once; among more than these one has to search. */
const AT_MOST = 200;

export const ANY: WantedTables = { search: '', game: null, kind: null, limit: PAGE };

/** The first page of others. */
export const changed = (wanted: WantedTables, to: Partial<WantedTables>): WantedTables => ({
  ...wanted,
  ...to,
  limit: PAGE,
});

/** A page more of the same, null where all are told or the hall tells no more. */
export const grown = (wanted: WantedTables, total: number): WantedTables | null =>
  wanted.limit < Math.min(total, AT_MOST)
    ? { ...wanted, limit: Math.min(wanted.limit + PAGE, AT_MOST) }
    : null;
