/**
 * Things that go from place to place: an `animate:` for lists, and one flight from a box to an element.
 *
 * Svelte's own `flip` measures on the screen and is wrong on a turned table; here distances are turned first.
 */
import { lessMotion, pace } from '../settings/preferences.svelte.ts';
import { toLocal } from './turned.ts';

const MOVE = 180;
const EASE = 'cubic-bezier(.2, .7, .2, 1)';

interface Boxes {
  from: DOMRect;
  to: DOMRect;
}

const centre = (box: DOMRect) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

/** For `animate:slideTo` on the items of a keyed list. */
export function slideTo(element: Element, { from, to }: Boxes) {
  const start = centre(from);
  const end = centre(to);
  const { x, y } = toLocal(element, { x: start.x - end.x, y: start.y - end.y });
  const { transform } = getComputedStyle(element);
  const rest = transform === 'none' ? '' : transform;
  return {
    duration: lessMotion() ? 0 : MOVE * pace(),
    css: (_: number, left: number) => `transform: ${rest} translate(${x * left}px, ${y * left}px)`,
  };
}

/** Lets an element arrive at its place from where something else stood. Nothing waits for it. */
export function flyFrom(element: Element, from: DOMRect, size = 1): void {
  if (lessMotion() || typeof element.animate !== 'function') return;
  const start = centre(from);
  const end = centre(element.getBoundingClientRect());
  const { x, y } = toLocal(element, { x: start.x - end.x, y: start.y - end.y });
  element.animate([{ transform: `translate(${x}px, ${y}px) scale(${size})` }, { transform: 'none' }], {
    duration: MOVE * pace(),
    easing: EASE,
  });
}
