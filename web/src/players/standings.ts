/** What a player's page says of each game: the rating where there is one, the figures where they are shown. */
import type { GameRating, GameStatistics, PlayerCard } from '../wire/people.ts';

export interface Standing {
  game: string;
  rating: GameRating | null;
  statistics: GameStatistics | null;
}

/** The most played games first; those that were rated but whose figures are private last. */
export function standingsOf({ ratings, statistics }: Pick<PlayerCard, 'ratings' | 'statistics'>): Standing[] {
  const played = statistics ?? [];
  const rest = ratings.filter(({ game }) => !played.some((one) => one.game === game));
  return [
    ...played.map((one) => ({
      game: one.game,
      rating: ratings.find(({ game }) => game === one.game) ?? null,
      statistics: one,
    })),
    ...rest.map((rating) => ({ game: rating.game, rating, statistics: null })),
  ];
}

/** Of a hundred rounds, how many brought points. */
export const wonPercent = ({ won, rounds }: GameStatistics): number =>
  rounds === 0 ? 0 : Math.round((100 * won) / rounds);
