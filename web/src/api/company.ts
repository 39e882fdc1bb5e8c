/** The hall's REST interface to rooms and to the company at a table, one function each. All throw `Refusal`. */
import type { Opened, TableCard } from '../wire/hall.ts';
import type { Leaving, NewPreset, Player, Preset, RoomCard } from '../wire/people.ts';
import { ask } from './http.ts';

export const rooms = (game: string) => ask<RoomCard[]>('GET', `/games/${game}/rooms`);
/** The quick tables of a room, those that wait for people first. */
export const tables = (game: string, room: string) =>
  ask<TableCard[]>('GET', `/tables?game=${game}&room=${room}`);

/** What giving up one's seat would cost now. */
export const leaving = (table: string) => ask<Leaving>('GET', `/tables/${table}/leaving`);
/** Before the first deal: to another seat; the host may say who goes. */
export const move = (table: string, to: number, seat: number | null = null) =>
  ask<unknown>('POST', `/tables/${table}/seat`, { to, seat });
/** Before the first deal the host makes a seat free. */
export const askToLeave = (table: string, seat: number) =>
  ask<unknown>('DELETE', `/tables/${table}/seats/${seat}`);
/** Calls the vote about ending a friends' table, or answers it. */
export const vote = (table: string, agree: boolean) =>
  ask<unknown>('POST', `/tables/${table}/vote`, { agree });
/** A seat at the table that follows one that is over. */
export const rematch = (table: string) => ask<Opened>('POST', `/tables/${table}/rematch`);

export const presets = () => ask<Preset[]>('GET', '/presets');
export const savePreset = (preset: NewPreset) => ask<Preset>('POST', '/presets', preset);
/** Another name, or other terms, in place of what was saved. */
export const changePreset = (id: string, preset: NewPreset) => ask<Preset>('PUT', `/presets/${id}`, preset);
export const removePreset = (id: string) => ask<unknown>('DELETE', `/presets/${id}`);

/** Whom one does not hear. */
export const mutes = () => ask<Player[]>('GET', '/me/mutes');
export const mute = (player: string) => ask<unknown>('PUT', `/me/mutes/${player}`);
export const unmute = (player: string) => ask<unknown>('DELETE', `/me/mutes/${player}`);
