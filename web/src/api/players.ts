/** Other people, and finished rounds as they are searched, in the hall's REST interface. All throw `Refusal`. */
import type { RoundPage } from '../wire/hall.ts';
import type { CurvePoint, GameStatistics, PlayerCard, Rank } from '../wire/people.ts';
import { ask } from './http.ts';

export const player = (id: string) => ask<PlayerCard>('GET', `/players/${encodeURIComponent(id)}`);
/** The last steps of a rating, the oldest first. */
export const curve = (id: string, game: string) =>
  ask<CurvePoint[]>('GET', `/players/${encodeURIComponent(id)}/curve?game=${encodeURIComponent(game)}`);
/** What one has played, the most played game first. */
export const myStatistics = () => ask<GameStatistics[]>('GET', '/me/statistics');

/** Who has the highest rating at a game. */
export const bestRated = (game: string, town: string | null) =>
  ask<Rank[]>('GET', `/games/${game}/best?${new URLSearchParams({ by: 'rating', ...within(town) })}`);
/** Who has won most in a week, the present one or so many weeks `back`. */
export const bestOfWeek = (game: string, town: string | null, back: number) =>
  ask<Rank[]>(
    'GET',
    `/games/${game}/best?${new URLSearchParams({ by: 'week', back: String(back), ...within(town) })}`,
  );

const within = (town: string | null) => (town === null ? {} : { town });

/** Which rounds are looked for: `since` and `until` in ms, a partner by his id. */
export interface RoundsWanted {
  game?: string;
  since?: number;
  until?: number;
  partner?: string;
}

/** One's rounds, the newest first; `before` is where the last page ended. */
export function findRounds(wanted: RoundsWanted, before: number | null, limit = 20): Promise<RoundPage> {
  const query = new URLSearchParams({ limit: String(limit) });
  if (before !== null) query.set('before', String(before));
  for (const [name, value] of Object.entries(wanted)) query.set(name, String(value));
  return ask<RoundPage>('GET', `/rounds?${query}`);
}

/** Where a browser downloads the record of a round. */
export const recordFile = (round: string): string => `/api/rounds/${round}/record?download=true`;
