/** Which of one's rounds are looked for, as the address says it: `?game=guan-pai&from=2026-11-01&partner=p7`. */
import type { RoundsWanted } from '../api/players.ts';
import { startOfDay } from './days.ts';

/** What is `null` may be anything. Days as `2026-11-30`, in this place's calendar, both included. */
export interface Wanted {
  game: string | null;
  from: string | null;
  to: string | null;
  partner: string | null;
}

export const ANY: Wanted = { game: null, from: null, to: null, partner: null };

/** Spans of days that end today, by how many days they have. */
export const SPANS = { today: 1, week: 7, month: 30 } as const;
export type Span = keyof typeof SPANS;

const DAY = /^\d{4}-\d\d-\d\d$/;

export function wantedOf(search: string): Wanted {
  const query = new URLSearchParams(search);
  const day = (name: string) => {
    const text = query.get(name);
    return text !== null && DAY.test(text) && !Number.isNaN(midnight(text)) ? text : null;
  };
  return { game: query.get('game'), from: day('from'), to: day('to'), partner: query.get('partner') };
}

/** The query that says it; empty when anything will do. */
export function searchOf(wanted: Wanted): string {
  const said = Object.entries(wanted).filter((entry): entry is [string, string] => entry[1] !== null);
  return said.length ? `?${new URLSearchParams(said)}` : '';
}

export const isAny = (wanted: Wanted): boolean => searchOf(wanted) === '';

/** As the hall is asked: from the first midnight to the one after the last day. */
export function askedOf({ game, from, to, partner }: Wanted): RoundsWanted {
  return {
    ...(game !== null && { game }),
    ...(from !== null && { since: midnight(from) }),
    ...(to !== null && { until: midnight(to, 1) }),
    ...(partner !== null && { partner }),
  };
}

/** The days of a span, seen from `now`. */
export function spanTo(now: number, span: Span): Pick<Wanted, 'from' | 'to'> {
  const first = new Date(startOfDay(now));
  first.setDate(first.getDate() + 1 - SPANS[span]);
  return { from: dayOf(first), to: null };
}

/** Which span these days are, `null` when somebody has chosen others. */
export function spanOf({ from, to }: Wanted, now: number): Span | null {
  if (from === null || to !== null) return null;
  return (Object.keys(SPANS) as Span[]).find((span) => spanTo(now, span).from === from) ?? null;
}

function midnight(day: string, later = 0): number {
  const [year = NaN, month = NaN, date = NaN] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later).getTime();
}

const two = (n: number) => String(n).padStart(2, '0');
const dayOf = (date: Date) => `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
