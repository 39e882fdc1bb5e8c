/** The keyboard at a card table. */
import type { Play } from './play.svelte.ts';

/** Does what a key means here; whether it meant anything. */
export function keyOf(event: Pick<KeyboardEvent, 'key' | 'target'>, play: Play): boolean {
  const button = event.target instanceof Element ? event.target.closest('button, select') : null;
  const elsewhere = button instanceof HTMLElement && button.dataset['piece'] === undefined;
  switch (event.key.toLowerCase()) {
    case 'arrowleft':
      play.step(-1);
      return true;
    case 'arrowright':
      play.step(1);
      return true;
    case 'arrowup':
    case ' ':
      // A focused button is pressed as everywhere.
      if (elsewhere) return false;
      play.tap(play.cursor);
      return true;
    case 'arrowdown':
      play.lower();
      return true;
    case 'enter':
      if (elsewhere) return false;
      play.play();
      return true;
    case 'escape':
      if (play.open) play.open = null;
      else play.lower();
      return true;
    case 't':
      play.hint();
      return true;
    case 's':
      play.pairsFirst = !play.pairsFirst;
      return true;
    case 'p':
      return play.pass();
    case 'l':
      play.open = play.open === 'last' ? null : 'last';
      return true;
    default:
      return false;
  }
}
