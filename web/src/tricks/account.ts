/** A finished round of tricks: which side won, and how its points came about, line by line. */
import { word } from '../games/games.svelte.ts';
import { t } from '../i18n/index.ts';
import type { Account, Mark, Reason } from '../settlement/account.ts';
import { nameOf as nameOfLine, sentenceOf } from '../settlement/lines.ts';
import { reasonsOf, signed } from '../settlement/payments.ts';
import { shortName } from '../table/names.ts';
import type { Desk } from '../wire/hall.ts';
import type { Line } from '../wire/kernel.ts';
import type { TricksPublic } from '../wire/tricks.ts';

/** Payments beside the main one, which is settled by the lines above it. */
const EXTRAS: readonly string[] = ['red-five-bonus', 'fled'];

/** The seats of the side that has won: all that gained by the main payment. Empty while the round lasts. */
export function winnersOf(seen: TricksPublic): number[] {
  const main = mainLine(seen);
  return [...new Set(main?.transfers.map(([, receiver]) => receiver))];
}

const mainLine = ({ outcome }: TricksPublic): Line | null =>
  outcome?.lines.find(({ key, transfers }) => transfers.length > 0 && !EXTRAS.includes(key)) ?? null;

export function accountOf(seen: TricksPublic, desk: Desk): Account {
  const words = t().cards.settled;
  const { outcome, dealer } = seen;
  const game = desk.game;
  const nameOf = (seat: number) => desk.seats[seat]?.name ?? t().table.emptySeat;
  const winners = winnersOf(seen);
  const main = mainLine(seen);
  const reason = (line: Line): Reason => ({
    name: nameOfLine(game, line),
    why: sentenceOf(game, line).startsWith(`${nameOfLine(game, line)} `) ? '' : sentenceOf(game, line),
    number: typeof line.params['points'] === 'number' ? signed(line.params['points']) : '',
    unit: '',
  });
  return {
    stamp: winners.length ? words.won : null,
    title: outcome ? word(game, outcome.ending) : '',
    worth: '',
    story: winners.map((seat) => shortName(nameOf(seat))).join(t().table.and),
    winners,
    reasons: outcome ? reasonsOf(outcome).map(reason) : [],
    sum: main && { ...reason(main), name: nameOfLine(game, main), number: reached(main) },
    marks(seat) {
      const marks: Mark[] = [];
      if (seat === dealer) marks.push({ text: words.dealer, tone: 'cinnabar' });
      if (outcome?.ending === 'fled' && (outcome.points[seat] ?? 0) < 0)
        marks.push({ text: word(game, 'fled'), tone: 'grey' });
      return marks;
    },
  };
}

/** What the main payment comes to, in levels or units. */
function reached({ params }: Line): string {
  const number = params['levels'] ?? params['units'];
  return typeof number === 'number' ? signed(number) : '';
}
