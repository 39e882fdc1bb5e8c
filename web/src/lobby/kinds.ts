/** The tabs of the lobby, and which games stand under them. */
import type { GameCard } from '../wire/hall.ts';
import type { Region } from '../wire/kernel.ts';

export const KINDS = ['local', 'mahjong', 'cards', 'boards', 'arcade'] as const;
export type Kind = (typeof KINDS)[number];

const kindOf: Record<GameCard['about']['family'], Kind> = {
  mahjong: 'mahjong',
  climbing: 'cards',
  tricks: 'cards',
  boards: 'boards',
  arcade: 'arcade',
};

/** The games under a tab: `local` are those of the town, the others are told apart by what they are played with. */
export function gamesOfKind(kind: Kind, town: Region, games: readonly GameCard[]): GameCard[] {
  return games.filter(({ about }) =>
    kind === 'local' ? about.regions.includes(town) : kindOf[about.family] === kind,
  );
}

/** The tabs that have games, in their order. */
export const kindsWithGames = (town: Region, games: readonly GameCard[]): Kind[] =>
  KINDS.filter((kind) => gamesOfKind(kind, town, games).length > 0);
