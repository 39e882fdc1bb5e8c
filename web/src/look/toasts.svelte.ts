/** Short words to the player that go away by themselves. */

export interface Toast {
  id: number;
  text: string;
  icon: string;
}

/** Milliseconds that a toast stays. */
const STAYS = 2400;
const PER_CHARACTER = 60;

let shown = $state.raw<readonly Toast[]>([]);
let count = 0;

export const toasts = (): readonly Toast[] => shown;

/** Says something. The same words are not said twice at once; longer ones stay longer. */
export function toast(text: string, icon = 'hand'): void {
  if (shown.some((other) => other.text === text)) return;
  const id = ++count;
  shown = [...shown, { id, text, icon }].slice(-3);
  setTimeout(() => (shown = shown.filter((other) => other.id !== id)), STAYS + PER_CHARACTER * text.length);
}
