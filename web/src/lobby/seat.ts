/** The ways from the lobby to a table. Each says a refusal aloud. */
import * as api from '../api/index.ts';
import { attempt } from '../games/refusal.ts';
import { go } from '../router.svelte.ts';
import type { QuickMatch, TableCard } from '../wire/hall.ts';
import { usualSeats } from './seats.ts';

export const tablePath = (table: string): string => `/t/${encodeURIComponent(table)}`;

const storedAs = (game: string) => `room/${game}`;

/** The room where one sat last at this game; `null` is the first. */
export const usualRoom = (game: string): string | null => localStorage.getItem(storedAs(game));

/** Why a room that one knows may be shut today. */
const SHUT = ['balance-too-low', 'balance-too-high', 'unknown-room'];

/** A seat at a table of as many as one likes best. */
function quick(match: QuickMatch) {
  const seats = usualSeats(match.game);
  return api.quick(seats === null ? match : { ...match, seats });
}

/** A seat at once, in one's usual room while it lets one in, else in the first. */
export const sitDown = (game: string): Promise<boolean> =>
  attempt(async () => {
    const room = usualRoom(game);
    const { table } = await quick({ game, room }).catch((error: unknown) => {
      if (room === null || !(error instanceof api.Refusal) || !SHUT.includes(error.key)) throw error;
      localStorage.removeItem(storedAs(game));
      return quick({ game });
    });
    go(tablePath(table));
  }, game);

/** A seat in a room, which is one's usual one from now on. */
export const sitInRoom = (game: string, room: string): Promise<boolean> =>
  attempt(async () => {
    const { table } = await quick({ game, room });
    localStorage.setItem(storedAs(game), room);
    go(tablePath(table));
  }, game);

/** A table of one's own with bots alone. */
export const practise = (game: string): Promise<boolean> =>
  attempt(async () => go(tablePath((await quick({ game, practice: true })).table)), game);

/** A free seat at a table that waits. In a protected room one asks for a seat, and lots are drawn. */
export const sitAt = ({ table, game, room, protected: drawn }: TableCard): Promise<boolean> =>
  drawn && room !== null
    ? sitInRoom(game, room)
    : attempt(async () => go(tablePath((await api.sit(table, null)).table)), game);
