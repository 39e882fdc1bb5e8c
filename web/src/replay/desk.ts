/** The hall's part of a picture for a round that is over: who sat where. */
import type { Desk, RoundCard } from '../wire/hall.ts';
import type { Record as RoundRecord } from '../wire/kernel.ts';

export function deskOf(record: RoundRecord, card: RoundCard): Desk {
  return {
    table: card.table,
    game: record.game,
    version: record.version,
    options: (record.setup['options'] ?? {}) as Record<string, unknown>,
    code: null,
    kind: 'quick',
    room: card.room,
    stake: card.stake,
    scores: [],
    limit: null,
    standing: null,
    vote: null,
    protected: record.setup['protected'] === true,
    state: 'over',
    seats: card.seats.map(({ player, name, avatar, bot }) => ({
      player,
      name,
      avatar,
      bot,
      town: '',
      online: true,
      autopilot: false,
      ready: false,
      points: 0,
      won: 0,
    })),
    host: null,
    number: card.number,
    rounds: null,
    round: card.round,
    commitment: card.commitment,
    countdown: null,
    spectators: 0,
    next_at: null,
    admits: 'anybody',
    watchable: true,
    fill_at: null,
  };
}
