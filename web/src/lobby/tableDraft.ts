/** A friends' table that is being thought up; the last one of each game is remembered on this machine. */
import { stillValid, type Choices } from '../games/options.ts';
import type { OptionsForm } from '../wire/kernel.ts';

export const ROUNDS = [4, 8, 16] as const;

export interface TableDraft {
  choices: Choices;
  /** How many play; `null` is the game's usual number. */
  seats: number | null;
  /** `null` goes on until people leave. */
  rounds: number | null;
  protected: boolean;
  bots: boolean;
}

const storedAs = (game: string) => `table/${game}`;

export function draftOf(game: string, form: OptionsForm): TableDraft {
  const kept = remembered(game);
  return {
    choices: stillValid(form, kept.choices ?? {}),
    seats: kept.seats ?? null,
    rounds:
      kept.rounds === null || ROUNDS.some((rounds) => rounds === kept.rounds) ? (kept.rounds ?? null) : 8,
    protected: kept.protected ?? false,
    bots: kept.bots ?? false,
  };
}

export const remember = (game: string, draft: TableDraft): void =>
  localStorage.setItem(storedAs(game), JSON.stringify(draft));

function remembered(game: string): Partial<TableDraft> {
  try {
    return JSON.parse(localStorage.getItem(storedAs(game)) ?? '{}') as Partial<TableDraft>;
  } catch {
    return {};
  }
}
