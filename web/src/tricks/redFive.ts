/** What the options of a table say of the 5 of hearts (红五). */
import type { Desk } from '../wire/hall.ts';

type Options = Desk['options'];

/** Whether it is the highest trump: it is one wherever it is not said to be an ordinary card. */
export const isTop = (options: Options): boolean => options['red_five'] !== 'ordinary';

/** Whether one that is caught across the sides counts for anything. */
export function isCaught(options: Options): boolean {
  const { red_five_points: points, red_five_bonus: bonus, red_five_capture: capture } = options;
  if (typeof capture === 'string') return capture !== 'off';
  return Number(points ?? 0) > 0 || Number(bonus ?? 0) > 0;
}
