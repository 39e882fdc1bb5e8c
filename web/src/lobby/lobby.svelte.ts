/** What the lobby's parts share: counts by game, favourites, and the tables where one has a seat. */
import * as api from '../api/index.ts';
import { inLanguage } from '../games/games.svelte.ts';
import { attempt } from '../games/refusal.ts';
import { hall } from '../line/hall.svelte.ts';
import type { GameCard, GameCount, TableCard } from '../wire/hall.ts';
import type { Findable } from './match.ts';

export const countOf = (game: string): GameCount =>
  hall.lobby?.counts.find((count) => count.game === game) ?? { game, people: 0, waiting: 0 };

export const isFavourite = (game: string): boolean => hall.me?.favourites.includes(game) ?? false;

/** Puts a game among the favourites or takes it out: at once here, and undone if the hall refuses. */
export async function toggleFavourite(game: string): Promise<void> {
  const { me } = hall;
  if (!me) return;
  const favourites = isFavourite(game)
    ? me.favourites.filter((other) => other !== game)
    : [...me.favourites, game];
  hall.me = { ...me, favourites };
  if (!(await attempt(() => hall.changeMe({ favourites })))) hall.me = me;
}

/** A game by all the names that people type. */
export type FindableGame = Findable & { card: GameCard };

export const findable = (card: GameCard): FindableGame => ({
  card,
  names: [inLanguage(card.about.title), card.about.title.zh, card.about.title.en, ...card.about.keywords],
});

/** The tables of the house that wait for people, those with the fewest empty seats first. */
export function waitingTables(): TableCard[] {
  const empty = (table: TableCard) => table.taken.filter((taken) => !taken).length;
  return (hall.lobby?.tables ?? [])
    .filter(
      (table) => table.state === 'waiting' && empty(table) > 0 && !hall.me?.tables.includes(table.table),
    )
    .sort((a, b) => empty(a) - empty(b));
}

/** The newest table where one has a seat, if the match goes on there. */
export async function tableToContinue(tables: readonly string[]): Promise<TableCard | null> {
  const cards = await Promise.all(tables.map((table) => api.table(table).catch(() => null)));
  return cards.findLast((card) => card !== null && card.state !== 'over' && card.state !== 'void') ?? null;
}
