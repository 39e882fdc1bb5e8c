/**
 * The words that this browser adds to the deals' luck, remembered so that their player can check later that the
 * deal was made with them.
 */

const STORED_AS = 'luck';
const KEPT = 200;

/** A fresh word: 128 random bits in hex. */
export function freshNonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** Remembers the word that went into a round. */
export function rememberNonce(round: string, nonce: string): void {
  const kept = remembered().filter(([known]) => known !== round);
  localStorage.setItem(STORED_AS, JSON.stringify([...kept, [round, nonce]].slice(-KEPT)));
}

/** The word that this browser gave to a round, if it was one of its seats. */
export function nonceOf(round: string): string | null {
  return remembered().find(([known]) => known === round)?.[1] ?? null;
}

function remembered(): [round: string, nonce: string][] {
  try {
    return JSON.parse(localStorage.getItem(STORED_AS) ?? '[]') as [string, string][];
  } catch {
    return [];
  }
}
