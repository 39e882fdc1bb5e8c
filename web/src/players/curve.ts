/** A rating as a curve: a point a round, evenly apart, however far apart the rounds were. */
import type { CurvePoint } from '../wire/people.ts';

/** What each round changed, by point; `null` for the first, before which nothing is known. */
export const changesOf = (points: readonly CurvePoint[]): (number | null)[] =>
  points.map(({ rating }, at) => (at === 0 ? null : rating - (points[at - 1]?.rating ?? rating)));

export interface Span {
  from: number;
  to: number;
  least: number;
  most: number;
}

/** Where a curve begins and ends, and between what it moves; `null` for none. */
export function spanOf(points: readonly CurvePoint[]): Span | null {
  const ratings = points.map(({ rating }) => rating);
  const [from, to] = [ratings[0], ratings.at(-1)];
  if (from === undefined || to === undefined) return null;
  return { from, to, least: Math.min(...ratings), most: Math.max(...ratings) };
}

/** The day of each of these points, by number, said once when several in a row share it; nothing between points. */
export function dayLabels(
  points: readonly CurvePoint[],
  ticks: readonly number[],
  nameOf: (ms: number) => string,
): string[] {
  let last = '';
  return ticks.map((tick) => {
    const point = points[tick];
    if (!point) return '';
    const day = nameOf(point.at);
    if (day === last) return '';
    last = day;
    return day;
  });
}
