/** Finished rounds by the day on which they ended, here, the newest first. */
import type { RoundCard } from '../wire/hall.ts';

export interface Day {
  /** Midnight at its beginning, in ms. */
  start: number;
  rounds: RoundCard[];
}

export const startOfDay = (ms: number): number => new Date(ms).setHours(0, 0, 0, 0);

export function byDay(rounds: readonly RoundCard[]): Day[] {
  const days: Day[] = [];
  for (const round of rounds) {
    const start = startOfDay(round.ended);
    const last = days.at(-1);
    if (last?.start === start) last.rounds.push(round);
    else days.push({ start, rounds: [round] });
  }
  return days;
}

/** How many days ago a day began, seen from `now`: 0 is today. Rounded, for days are not all 24 hours long. */
export const daysAgo = (start: number, now: number): number =>
  Math.round((startOfDay(now) - start) / 86_400_000);

/** What a round brought a player, `null` if he had no seat. */
export function pointsOf(round: RoundCard, player: string): number | null {
  const seat = round.seats.findIndex((sitter) => sitter.player === player);
  return round.points[seat] ?? null;
}
