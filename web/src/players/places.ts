/** Places in a list that is in order: equal scores share a place, and the next one counts those before it. */
export function placesOf(ranks: readonly { score: number }[]): number[] {
  const places: number[] = [];
  ranks.forEach(({ score }, at) => {
    places.push(at > 0 && ranks[at - 1]?.score === score ? (places[at - 1] ?? at) : at + 1);
  });
  return places;
}
