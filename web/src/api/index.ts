/** The hall's REST interface, one function each. All throw `Refusal`. */
import type {
  GameCard,
  Lobby,
  Me,
  NewTable,
  Opened,
  ProfileChange,
  QuickMatch,
  RoundCard,
  Seated,
  TableCard,
} from '../wire/hall.ts';
import type { Help, Record as RoundRecord } from '../wire/kernel.ts';
import { ask } from './http.ts';

export { Refusal } from './http.ts';

/** Who one is; becomes a guest on the first visit. Whoever has been here before stays who he was. */
export const signIn = () => ask<Me>('POST', '/guest', {});

export const me = () => ask<Me>('GET', '/me');
export const changeMe = (change: ProfileChange) => ask<Me>('PATCH', '/me', change);

export const games = () => ask<GameCard[]>('GET', '/games');
export const help = (game: string) => ask<Help>('GET', `/games/${game}/help`);
export const lobby = () => ask<Lobby>('GET', '/lobby');

/** A seat at once: with people (bots fill after a short wait), or for practice with bots alone. */
export const quick = (match: QuickMatch) => ask<Seated>('POST', '/quick', match);
export const openTable = (table: NewTable) => ask<Opened>('POST', '/tables', table);
export const table = (id: string) => ask<TableCard>('GET', `/tables/${id}`);
export const tableByCode = (code: string) => ask<TableCard>('GET', `/codes/${code}`);
export const sit = (id: string, seat: number | null) => ask<Seated>('POST', `/tables/${id}/sit`, { seat });
/** Gives up one's seat (no longer looking is `Picture.leave`). */
export const giveUpSeat = (id: string) => ask<unknown>('POST', `/tables/${id}/leave`);
/** Bots take the empty seats. */
export const fill = (id: string) => ask<unknown>('POST', `/tables/${id}/fill`);

export const round = (id: string) => ask<RoundCard>('GET', `/rounds/${id}`);
export const record = (id: string) => ask<RoundRecord>('GET', `/rounds/${id}/record`);
