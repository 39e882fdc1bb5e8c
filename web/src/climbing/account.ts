/** A finished round: who won, and line by line what it came to. */
import { hasWord, word } from '../games/games.svelte.ts';
import { t } from '../i18n/index.ts';
import type { Account, Mark, Reason } from '../settlement/account.ts';
import { nameOf as nameOfLine, sentenceOf } from '../settlement/lines.ts';
import { shortName } from '../table/names.ts';
import type { ClimbingPublic } from '../wire/climbing.ts';
import type { Desk } from '../wire/hall.ts';
import type { Line } from '../wire/kernel.ts';

/** Whether some seats play together. */
export const inTeams = ({ sides }: ClimbingPublic): boolean => new Set(sides).size < sides.length;

/** The line by which the sides settle; each seat for itself has a line of its own and no such. */
const mainLine = (seen: ClimbingPublic): Line | null =>
  (inTeams(seen) && seen.outcome?.lines.find(({ key }) => key === seen.outcome?.ending)) || null;

/** Who has won: the side that is paid; else who gained, and who was out first where nothing was paid. */
export function winnersOf(seen: ClimbingPublic): number[] {
  const { outcome, finished } = seen;
  if (!outcome) return [];
  if (inTeams(seen)) return [...new Set(mainLine(seen)?.transfers.map(([, receiver]) => receiver))];
  return finished.slice(0, 1);
}

export function accountOf(seen: ClimbingPublic, desk: Desk): Account {
  const words = t().climbing.settled;
  const { outcome, finished } = seen;
  const { game } = desk;
  const nameOf = (seat: unknown) =>
    typeof seat === 'number' ? shortName(desk.seats[seat]?.name ?? t().table.emptySeat) : '';
  const winners = winnersOf(seen);
  const main = mainLine(seen);
  const reason = (line: Line): Reason => ({
    name: nameOf(line.params['seat']) || nameOfLine(game, line),
    why: sentenceOf(game, line),
    ...numberOf(line),
  });
  return {
    stamp: winners.length ? words.won : null,
    title: outcome ? titleOf(game, outcome.ending) : '',
    worth: '',
    story: winners.map(nameOf).join(t().table.and),
    winners,
    reasons: outcome ? outcome.lines.filter((line) => line !== main).map(reason) : [],
    sum: main && { ...reason(main), name: nameOfLine(game, main) },
    marks(seat) {
      const marks: Mark[] = [];
      for (const { seat: owner, key, params } of seen.seals)
        if (owner === seat && key !== 'turned-card')
          marks.push({ text: word(game, key, params), tone: key === 'dealer' ? 'cinnabar' : 'brass' });
      const place = finished.indexOf(seat) + 1;
      if (place) marks.push({ text: word(game, `place-${place}`), tone: place === 1 ? 'cinnabar' : 'brass' });
      return marks;
    },
  };
}

/** The kind of end in its short form, for its sentence has figures. */
function titleOf(game: string, ending: string): string {
  const short = `${ending}.short`;
  return word(game, hasWord(game, short) ? short : ending);
}

/** What a line moves: points, or what each pays. */
function numberOf({ params }: Line): Pick<Reason, 'number' | 'unit'> {
  const number = params['amount'] ?? params['points'] ?? params['stake'];
  return typeof number === 'number'
    ? { number: String(number), unit: t().climbing.settled.unit }
    : { number: '', unit: '' };
}
