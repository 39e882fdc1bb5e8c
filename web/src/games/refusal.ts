/** The sentence for a refusal: the game's own where it has one, else the house's. */
import { Refusal } from '../api/index.ts';
import { t } from '../i18n/index.ts';
import { toast } from '../look/toasts.svelte.ts';
import { filled, hasWord, word, type WordParams } from './games.svelte.ts';

export function refusalText(key: string, params: WordParams = {}, game?: string): string {
  if (game !== undefined && hasWord(game, key)) return word(game, key, params);
  const sentences: Readonly<Record<string, string>> = t().refusals;
  return filled(sentences[key] ?? t().refusals.unknown, params);
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
