/** What the client knows of ratings, as `docs/points.md` tells it. */

/** Rounds of a game after which a rating is no longer provisional and stands in the lists. */
export const SETTLED_AFTER = 20;

export const figure = (value: number): string => value.toLocaleString('en-US').replace('-', '−');
