/** What can be read off the list of tables. */
import type { LiveTable } from '../../wire/admin.ts';

/** Whole minutes since then; the hall's clock may be a little ahead. */
export const minutesSince = (then: number, now: number): number =>
  Math.max(0, Math.floor((now - then) / 60_000));

/** How many people a bot plays for, or whose line is down. */
export function away(table: LiveTable, why: 'autopilot' | 'line'): number {
  const people = table.seats.filter((seat) => seat !== null && !seat.bot);
  if (why === 'autopilot') return people.filter((seat) => seat?.autopilot).length;
  return people.filter((seat) => seat && !seat.online && !seat.autopilot).length;
}

/** 「浣江老周 等 4 人」: the first person and how many there are; the names of a protected table are hidden. */
export function who(
  table: LiveTable,
  and: (name: string, people: number) => string,
  veiled: (people: number) => string,
  onlyBots: string,
): string {
  const people = table.seats.flatMap((seat) => (seat && !seat.bot ? [seat.name] : []));
  const [first] = people;
  if (first === undefined) return onlyBots;
  return first === '' ? veiled(people.length) : and(first, people.length);
}
