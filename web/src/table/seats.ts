/** Where the seats are on the screen: I sit at the bottom, play runs anticlockwise. */

export type Place = 'bottom' | 'right' | 'top' | 'left';

const FOUR: readonly Place[] = ['bottom', 'right', 'top', 'left'];

/** How many steps after the viewer a seat plays. */
export const stepsAfter = (viewer: number, seat: number, seats: number): number =>
  (seat - viewer + seats) % seats;

/** All seats in the order of play, the viewer's first. */
export const inOrder = (viewer: number, seats: number): number[] =>
  Array.from({ length: seats }, (_, step) => (viewer + step) % seats);

/** Where six sit: two at either side, one opposite. */
const SIX: readonly Place[] = ['bottom', 'right', 'right', 'top', 'left', 'left'];

/** A seat's side of a table for six, four, three (nobody opposite) or two. */
export function placeOf(viewer: number, seat: number, seats: number): Place {
  const step = stepsAfter(viewer, seat, seats);
  if (seats === 2) return step === 0 ? 'bottom' : 'top';
  if (seats === 3 && step === 2) return 'left';
  return (seats === 6 ? SIX : FOUR)[step] ?? 'top';
}

/** Of two seats at a side the lower is the one that is nearer to the viewer. */
export type Level = 'low' | 'high';

/** Which of two seats at its side a seat is; null where it has its side for itself. */
export function levelOf(viewer: number, seat: number, seats: number): Level | null {
  const step = stepsAfter(viewer, seat, seats);
  if (seats !== 6 || step % 3 === 0) return null;
  return step === 1 || step === 5 ? 'low' : 'high';
}
