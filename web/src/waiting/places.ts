/** Where the seats lie around a small felt: mine at the bottom, play runs anticlockwise, so the next is at the right. */

/** Percents of the felt's width and height. */
export interface Place {
  x: number;
  y: number;
}

const BOTTOM: Place = { x: 50, y: 79 };

const others: Readonly<Record<number, readonly Place[]>> = {
  2: [{ x: 50, y: 21 }],
  3: [
    { x: 84, y: 38 },
    { x: 16, y: 38 },
  ],
  4: [
    { x: 84, y: 50 },
    { x: 50, y: 21 },
    { x: 16, y: 50 },
  ],
  5: [
    { x: 84, y: 60 },
    { x: 74, y: 22 },
    { x: 26, y: 22 },
    { x: 16, y: 60 },
  ],
  6: [
    { x: 84, y: 66 },
    { x: 84, y: 27 },
    { x: 50, y: 20 },
    { x: 16, y: 27 },
    { x: 16, y: 66 },
  ],
};

/** Each seat's place; `mine` is the seat at the bottom. */
export function places(seats: number, mine: number): Place[] {
  return Array.from({ length: seats }, (_, seat) => {
    const after = (seat - mine + seats) % seats;
    return (after === 0 ? BOTTOM : others[seats]?.[after - 1]) ?? BOTTOM;
  });
}
