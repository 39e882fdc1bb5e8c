/**
 * The commitments that this browser saw before each deal, so that a hall cannot show another one afterwards. Between
 * rounds the table shows the next round's already.
 */

const STORED_AS = 'seals';
const KEPT = 200;

export function rememberSeal(round: string, commitment: string): void {
  if (sealOf(round) !== null) return;
  localStorage.setItem(STORED_AS, JSON.stringify([...remembered(), [round, commitment]].slice(-KEPT)));
}

/** What was sealed for a round, if this browser was there. */
export const sealOf = (round: string): string | null =>
  remembered().find(([known]) => known === round)?.[1] ?? null;

function remembered(): [round: string, commitment: string][] {
  try {
    return JSON.parse(localStorage.getItem(STORED_AS) ?? '[]') as [string, string][];
  } catch {
    return [];
  }
}
