/** The ways from the lobby to a table. Each says a refusal aloud. */
import * as api from '../api/index.ts';
import { attempt } from '../games/refusal.ts';
import { go } from '../router.svelte.ts';

export const tablePath = (table: string): string => `/t/${encodeURIComponent(table)}`;

/** A seat at once: with people, or for practice with bots. */
export const sitQuick = (game: string, practice: boolean): Promise<boolean> =>
  attempt(async () => go(tablePath((await api.quick(game, practice)).table)), game);

/** A free seat at a table that waits. */
export const sitAt = (table: string, seat: number | null = null): Promise<boolean> =>
  attempt(async () => go(tablePath((await api.sit(table, seat)).table)));
