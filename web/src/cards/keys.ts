/** The keyboard over a hand of cards; what else a letter does is the family's. */

/** What the keys of a hand move. */
export interface Handled {
  readonly cursor: number;
  step: (by: number) => void;
  tap: (place: number) => void;
  lower: () => void;
  /** What the main button does. */
  enter: () => void;
}

/** The keyboard's place takes the focus, so that one sees and hears it; within a hand the focus follows by itself. */
export function showCursor({ cursor }: Pick<Handled, 'cursor'>): void {
  if (document.activeElement?.closest('[data-hand]')) return;
  document.querySelector<HTMLElement>(`[data-hand] [data-piece="${cursor}"]`)?.focus();
}

/** Does what a key means; whether it meant anything. `letters` come first and say so themselves. */
export function keyOver(
  event: Pick<KeyboardEvent, 'key' | 'target'>,
  hand: Handled,
  letters: Readonly<Record<string, () => boolean>>,
): boolean {
  const button = event.target instanceof Element ? event.target.closest('button, select') : null;
  // A wheel of bids is turned by the arrows.
  if (button instanceof HTMLSelectElement && event.key.startsWith('Arrow')) return false;
  // A focused button is pressed as everywhere.
  const elsewhere = button instanceof HTMLElement && button.dataset['piece'] === undefined;
  const key = event.key.toLowerCase();
  const letter = letters[key];
  if (letter) return letter();
  switch (key) {
    case 'arrowleft':
      hand.step(-1);
      showCursor(hand);
      return true;
    case 'arrowright':
      hand.step(1);
      showCursor(hand);
      return true;
    case 'arrowup':
    case ' ':
      if (elsewhere) return false;
      hand.tap(hand.cursor);
      return true;
    case 'arrowdown':
      hand.lower();
      return true;
    case 'enter':
      if (elsewhere) return false;
      hand.enter();
      return true;
    default:
      return false;
  }
}

/** A key that always means something. */
export const always = (act: () => void) => () => {
  act();
  return true;
};
