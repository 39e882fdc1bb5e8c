/** The keyboard at a table of a trick game. */
import { always, keyOver } from '../cards/keys.ts';
import type { Play } from './play.svelte.ts';

/** Does what a key means here; whether it meant anything. */
export function keyOf(event: Pick<KeyboardEvent, 'key' | 'target'>, play: Play): boolean {
  return keyOver(event, play, {
    escape: always(() => {
      if (play.open) play.open = null;
      else play.lower();
    }),
    t: always(() => play.hint()),
    s: always(() => (play.pairsFirst = !play.pairsFirst)),
    p: () => play.pass(),
    l: always(() => (play.open = play.open === 'last' ? null : 'last')),
  });
}
