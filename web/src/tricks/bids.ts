/** Quick raises of an auction in fives. */
import type { Raise } from '../cards/BidPad.svelte';

/** What the lowest legal bid is raised by. */
const STEPS = [10, 20];

/** Raises above the lowest legal bid, as far as they are legal. */
export const raisesOf = (bids: readonly number[]): Raise[] =>
  STEPS.map((by) => ({ by, to: (bids[0] ?? 0) + by })).filter(({ to }) => bids.includes(to));
