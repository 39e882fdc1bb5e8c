/** Whose rules are shown first. */
import { hall } from '../line/hall.svelte.ts';
import { preferences } from '../settings/preferences.svelte.ts';
import type { Region } from '../wire/kernel.ts';

export const TOWNS = ['zhuji', 'wenling', 'national'] as const satisfies readonly Region[];

/** What was chosen on this machine, else where the account says one is from. */
export const town = (): Region =>
  preferences.town ?? TOWNS.find((known) => known === hall.me?.town) ?? 'zhuji';

const scrolled: Partial<Record<Region, number>> = {};

/** Shows another town's games, at the place where one was there before. */
export function chooseTown(chosen: Region): void {
  scrolled[town()] = scrollY;
  preferences.town = chosen;
  requestAnimationFrame(() => scrollTo(0, scrolled[chosen] ?? 0));
}
