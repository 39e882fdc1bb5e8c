/** Where the seats are on the screen: I sit at the bottom, play runs anticlockwise. */

export type Place = 'bottom' | 'right' | 'top' | 'left';

const FOUR: readonly Place[] = ['bottom', 'right', 'top', 'left'];

/** How many steps after the viewer a seat plays. */
export const stepsAfter = (viewer: number, seat: number, seats: number): number =>
  (seat - viewer + seats) % seats;

/** All seats in the order of play, the viewer's first. */
export const inOrder = (viewer: number, seats: number): number[] =>
  Array.from({ length: seats }, (_, step) => (viewer + step) % seats);

/** A seat's side of a table for four, three (nobody opposite) or two. */
export function placeOf(viewer: number, seat: number, seats: number): Place {
  const step = stepsAfter(viewer, seat, seats);
  if (seats === 2) return step === 0 ? 'bottom' : 'top';
  if (seats === 3 && step === 2) return 'left';
  return FOUR[step] ?? 'top';
}
