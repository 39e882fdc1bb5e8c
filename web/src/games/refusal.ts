/** The sentence for a refusal: the game's own where it has one, else the house's. */
import { Refusal } from '../api/index.ts';
import { reasonName } from '../conduct/reasons.ts';
import { t } from '../i18n/index.ts';
import { moment } from '../i18n/moment.ts';
import { toast } from '../look/toasts.svelte.ts';
import { filled, hasWord, word, type WordParams } from './games.svelte.ts';

export function refusalText(key: string, params: WordParams = {}, game?: string): string {
  if (game !== undefined && hasWord(game, key)) return word(game, key, params);
  const sentences: Readonly<Record<string, string>> = t().refusals;
  return filled(sentences[key] ?? t().refusals.unknown, spoken(params));
}

/** A sanction says until when (ms) and why (a key). */
function spoken(params: WordParams): WordParams {
  const { until, reason } = params;
  return {
    ...params,
    ...(typeof until === 'number' ? { until: moment(until) } : {}),
    ...(typeof reason === 'string' ? { reason: reasonName(reason) } : {}),
  };
}

/** Does something that the hall may refuse, and says the refusal aloud. Answers whether it was done. */
export async function attempt(deed: () => Promise<unknown>, game?: string): Promise<boolean> {
  try {
    await deed();
    return true;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    toast(refusalText(error.key, error.params, game));
    return false;
  }
}
