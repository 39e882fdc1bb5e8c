/** How far the cards of a play lie apart, in px. */

/** The index of a card takes this part of its width (docs/look.md §12); so much at least shows of a card like the next. */
const INDEX = 0.36;
const SLIVER = 0.09;

/**
 * How much of each card but the last shows, for cards of this `width` in this `room`. `like` has an equal word where a
 * card and the next say the same: where room is short those close up, so that each different one can be read.
 */
export function stepsOf(width: number, room: number, like: readonly string[]): number[] {
  const gaps = like.slice(1).map((word, before) => word === like[before]);
  const free = room - width;
  const even = Math.min(width / 2, free / Math.max(1, gaps.length));
  const closing = gaps.filter(Boolean).length;
  const apart = gaps.length - closing;
  if (even >= INDEX * width || closing === 0 || apart === 0) return gaps.map(() => even);
  const close = Math.min(even, Math.max(SLIVER * width, (free - apart * INDEX * width) / closing));
  const wide = (free - closing * close) / apart;
  return gaps.map((closes) => (closes ? close : wide));
}
