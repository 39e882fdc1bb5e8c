/** People whose names the hall keeps to itself, in a protected room until its table is over. */
import { t } from '../i18n/index.ts';
import type { Desk, Sitter } from '../wire/hall.ts';

/** Whether the hall tells who sits there. */
export const isStranger = ({ bot, player }: Pick<Sitter, 'bot' | 'player'>): boolean => !bot && player === '';

/** The desk with a name for everybody: who is not told is called by his seat, and has its colour; oneself is 「我」. */
export function named(desk: Desk | null, own: number | null): Desk | null {
  if (!desk?.seats.some((sitter) => sitter !== null && isStranger(sitter))) return desk;
  const seats = desk.seats.map((sitter, seat) =>
    sitter && isStranger(sitter)
      ? { ...sitter, name: seat === own ? t().table.me : t().table.stranger(seat + 1), avatar: seat }
      : sitter,
  );
  return { ...desk, seats };
}
