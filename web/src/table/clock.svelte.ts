/** The present on the hall's clock, as components may follow it: four times a second while anything shows it. */
import { createSubscriber } from 'svelte/reactivity';

import { hall } from '../line/hall.svelte.ts';

const TICK = 250;

const follow = createSubscriber((update) => {
  const timer = setInterval(update, TICK);
  return () => clearInterval(timer);
});

/** The hall's clock in ms; whoever reads it in an effect or a template is told when it has moved. */
export function present(): number {
  follow();
  return hall.now();
}
