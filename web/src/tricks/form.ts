/** How an answer is composed of cards, also where the hall lists all the answers. */
import type { Action, Ask, Form } from '../wire/kernel.ts';

/** What cards an answer takes from the hand; empty where it takes none. */
export const cardsOf = (action: Action): string[] =>
  Array.isArray(action['cards']) ? (action['cards'] as string[]) : [];

/**
 * The form of the answer; null where it is not composed of cards. A short list of answers is composed all the same: of
 * as many cards as the shortest of them takes up to as many as the longest. `leads` is whether nothing lies yet.
 */
export function formOf({ kind, actions, pick }: Ask, leads: boolean): Form | null {
  if (pick) return pick;
  const sizes = (actions ?? []).map((action) => cardsOf(action).length).filter((size) => size > 0);
  if (!sizes.length || (kind !== 'trick' && kind !== 'burial')) return null;
  const button = kind === 'burial' ? 'bury' : leads ? 'lead' : 'follow';
  return { zone: 'hand', least: Math.min(...sizes), most: Math.max(...sizes), button };
}
