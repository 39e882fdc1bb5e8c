/** A friends' table that is being thought up; the last one of each game is remembered on this machine. */
import { stillValid, type Choices } from '../games/options.ts';
import type { Agreement, GameCard } from '../wire/hall.ts';
import type { Terms } from '../wire/people.ts';

export const ROUNDS = [4, 8, 16] as const;
/** Points at which a match may end. */
export const LIMITS = [50, 100, 200, 500, 1000] as const;

export interface TableDraft {
  choices: Choices;
  /** `null` goes on until people leave, or until the limit. */
  rounds: number | null;
  /** Ends the match when somebody has won or lost so many points. */
  limit: number | null;
  protected: boolean;
  admits: NonNullable<Agreement['admits']>;
  spectators: boolean;
  /** `null` is the game's usual number. */
  seats: number | null;
  bots: boolean;
}

type Formed = Pick<GameCard, 'key' | 'options' | 'about'>;

const storedAs = (game: string) => `table/${game}`;

export const draftOf = (game: Formed): TableDraft => sound(game, remembered(game.key));

/** A draft by terms that were saved. */
export const ofTerms = (game: Formed, { options, agreement }: Terms, bots: boolean): TableDraft =>
  sound(game, { rounds: null, ...agreement, choices: options as Choices, bots });

/** The terms of a draft. Bots are no terms: who is missing changes from evening to evening. */
export function termsOf(game: string, draft: TableDraft): Terms {
  const { choices, rounds, limit, admits, spectators, seats } = draft;
  const agreement = { rounds, limit, protected: draft.protected, admits, spectators, seats };
  return { game, options: { ...choices }, agreement };
}

export const remember = (game: string, draft: TableDraft): void =>
  localStorage.setItem(storedAs(game), JSON.stringify(draft));

/** What is missing is as usual; what the game no longer has is left out. */
function sound({ options, about }: Formed, kept: Partial<TableDraft>): TableDraft {
  const { rounds = 8, limit = null, seats = null } = kept;
  return {
    choices: stillValid(options, kept.choices ?? {}),
    rounds: rounds === null || ROUNDS.some((known) => known === rounds) ? rounds : 8,
    limit,
    protected: kept.protected ?? false,
    admits: kept.admits ?? 'anybody',
    spectators: kept.spectators ?? true,
    seats: seats !== null && about.seats.includes(seats) ? seats : null,
    bots: kept.bots ?? false,
  };
}

function remembered(game: string): Partial<TableDraft> {
  try {
    return JSON.parse(localStorage.getItem(storedAs(game)) ?? '{}') as Partial<TableDraft>;
  } catch {
    return {};
  }
}
