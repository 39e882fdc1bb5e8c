/** The running score of a friends' match: a line a round, sums by seat, who is where. */

/** What the match has brought each seat so far. */
export const totals = (scores: readonly (readonly number[])[], seats: number): number[] =>
  Array.from({ length: seats }, (_, seat) => scores.reduce((sum, line) => sum + (line[seat] ?? 0), 0));

/** The place of each seat, from 1; equal totals share one. */
export const placesOf = (sums: readonly number[]): number[] =>
  sums.map((own) => 1 + sums.filter((other) => other > own).length);

/** The seats from the first place to the last; equals in the order in which they sit. */
export const ranked = (places: readonly number[]): number[] =>
  places.map((_, seat) => seat).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
