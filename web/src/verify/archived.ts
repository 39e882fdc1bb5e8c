/** The record of a round that may have ended only now: the hall archives it a moment after its end. */
import * as api from '../api/index.ts';
import type { Record as RoundRecord } from '../wire/kernel.ts';

/** ms. */
const ASK_AGAIN = 1000;
const UNKNOWN = 404;

/** Asks up to so many times while the hall does not know the round; `waiting` is told after the first time. */
export async function archivedRecord(
  round: string,
  { attempts, waiting }: { attempts: number; waiting?: () => void },
): Promise<RoundRecord> {
  for (let left = attempts; ; left -= 1) {
    try {
      return await api.record(round);
    } catch (error) {
      if (left <= 1 || !(error instanceof api.Refusal) || error.status !== UNKNOWN) throw error;
      waiting?.();
      await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN));
    }
  }
}
