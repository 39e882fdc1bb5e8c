/** What a room says of itself on its line, and whether it lets somebody with these points in. */
import { t } from '../i18n/index.ts';
import type { RoomCard } from '../wire/people.ts';

/** Why the door is shut for this balance, in words; `null` where it is open. */
export function shutFor({ entry, most }: RoomCard, points: number): string | null {
  if (entry !== null && points < entry) return t().lobby.rooms.tooLow(entry - points);
  if (most !== null && points > most) return t().lobby.rooms.tooHigh(most);
  return null;
}

/** Stake, entry and length, in this order. */
export function termsOf(room: RoomCard): string {
  const words = t().lobby.rooms;
  return [
    words.stake(room.stake),
    ...(room.entry === null ? [] : [words.entry(room.entry)]),
    ...(room.most === null ? [] : [words.most(room.most)]),
    ...(room.rounds === null ? [] : [t().lobby.tables.rounds(room.rounds)]),
    ...(room.bots === 'never' ? [words.noBots] : []),
  ].join(' · ');
}
