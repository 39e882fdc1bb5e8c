/** How many sit at a table, where a game leaves a choice: chosen for the way into its rooms, and told of each table. */
import { gameInfo } from '../games/games.svelte.ts';
import { t } from '../i18n/index.ts';
import type { TableCard } from '../wire/hall.ts';

const storedAs = (game: string) => `seats/${game}`;

/** The numbers among which one may choose; none where there is but one. */
export function seatChoices(game: string): readonly number[] {
  const seats = gameInfo(game)?.about.seats ?? [];
  return seats.length > 1 ? seats : [];
}

/** With how many one wants to play; `null` with any number. */
export function usualSeats(game: string): number | null {
  const kept = Number(localStorage.getItem(storedAs(game)));
  return seatChoices(game).includes(kept) ? kept : null;
}

export function chooseSeats(game: string, seats: number | null): void {
  if (seats === null) localStorage.removeItem(storedAs(game));
  else localStorage.setItem(storedAs(game), String(seats));
}

/** With how many one plays at this table, if that is not the same at all of them. */
export const seatsTold = ({ game, taken }: Pick<TableCard, 'game' | 'taken'>): string[] =>
  seatChoices(game).length ? [t().lobby.game.seats(String(taken.length))] : [];
