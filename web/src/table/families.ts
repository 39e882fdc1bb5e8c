/** The tables of the families: each is a chunk of its own, loaded with its drawings when a game of it is opened. */
import { gameInfo } from '../games/games.svelte.ts';
import { loadSprite } from '../look/sprites.ts';
import type { Family as FamilyKey } from '../wire/kernel.ts';
import type { Family } from './family.ts';

const FAMILIES: Partial<Record<FamilyKey, () => Promise<{ default: Family }>>> = {
  mahjong: () => import('../mahjong/family.ts'),
  climbing: () => import('../climbing/family.ts'),
  tricks: () => import('../tricks/family.ts'),
};

/** The family of a game, with its drawings in the page. Rejects when the line is down, or nobody has built it. */
export async function loadFamily(game: string): Promise<Family> {
  const key = gameInfo(game)?.about.family;
  const load = key && FAMILIES[key];
  if (!load) throw new Error(`no table for ${game}`);
  const { default: family } = await load();
  await loadSprite(family.sprites);
  return family;
}
