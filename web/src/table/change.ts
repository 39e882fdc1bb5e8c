/** Changing tables (换桌): another quick table of the same game and room, between two rounds. */
import * as api from '../api/index.ts';
import { attempt } from '../games/refusal.ts';
import { go } from '../router.svelte.ts';
import type { Desk } from '../wire/hall.ts';

/** Whether this seat may be given up for one at another quick table. */
export const changeable = (desk: Desk, seat: number | null): boolean =>
  desk.kind === 'quick' && seat !== null && desk.state !== 'playing';

/** Gives up one's seat and sits down elsewhere; where no other seat is to be had, in the lobby. */
export async function changeTable({ table, game, room }: Desk): Promise<void> {
  const left = await attempt(() => api.giveUpSeat(table), game);
  if (!left) return;
  const seated = await attempt(
    async () => go(`/t/${(await api.quick({ game, room, besides: table })).table}`),
    game,
  );
  if (!seated) go('/');
}
