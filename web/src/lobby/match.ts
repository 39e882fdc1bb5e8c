/** Finds games by what people type: a name, its beginning, pinyin, initials, a nickname. */

/** What can be found: every name it goes by, in any script. */
export interface Findable {
  names: readonly string[];
}

/** Without case, spaces, tones and marks between syllables: `Bāo má-jiàng` and `baomajiang` are the same. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[\s'’·.\-_]/g, '');
}

/** How well a query fits a name: 0 exactly, then its beginning, its inside, its characters in order; null not at all. */
export function fit(query: string, name: string): number | null {
  const wanted = plain(query);
  const found = plain(name);
  if (found === wanted) return 0;
  if (found.startsWith(wanted)) return 1;
  if (found.includes(wanted)) return 2;
  return wanted.length > 1 && isSubsequence(wanted, found) ? 3 : null;
}

function isSubsequence(wanted: string, found: string): boolean {
  let at = 0;
  for (const character of found) if (character === wanted[at]) at += 1;
  return at === wanted.length;
}

/** The things that fit, the best first; equals keep their order. All of them for an empty query. */
export function matching<Thing extends Findable>(query: string, things: readonly Thing[]): Thing[] {
  if (plain(query) === '') return [...things];
  return things
    .map((thing) => ({ thing, fits: thing.names.map((name) => fit(query, name)).filter((f) => f !== null) }))
    .filter(({ fits }) => fits.length > 0)
    .sort((a, b) => Math.min(...a.fits) - Math.min(...b.fits))
    .map(({ thing }) => thing);
}
