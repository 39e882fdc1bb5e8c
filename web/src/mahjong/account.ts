/** A finished round of mahjong: who won with what, and what every hand that counts was counted for, item by item. */
import { hasWord, word } from '../games/games.svelte.ts';
import { t } from '../i18n/index.ts';
import type { Account, Counted, Mark, Reason } from '../settlement/account.ts';
import { nameOf as nameOfLine, reasonOf, sentenceOf } from '../settlement/lines.ts';
import { reasonsOf } from '../settlement/payments.ts';
import { shortName } from '../table/names.ts';
import type { Desk } from '../wire/hall.ts';
import type { Line } from '../wire/kernel.ts';
import type { MahjongPublic, Sheet, Win } from '../wire/mahjong.ts';
import { declarerOf } from './describe.ts';
import { tileName } from './tiles.ts';
import { unitOf } from './wording.ts';

/** The line that sums up a hand; its variants say why it counts nothing. */
const TOTAL = 'total';
/** The line of a payment that one makes for all. */
const FOR_ALL = 'pay.for-three';

export function accountOf(seen: MahjongPublic, desk: Desk): Account {
  const words = t().settlement;
  const { game } = desk;
  const unit = unitOf(game);
  const win = seen.wins[0] ?? null;
  const winners = seen.wins.map((one) => one.seat);
  const declarer = declarerOf(seen);
  const payer = seen.outcome?.lines.find(({ key }) => key === FOR_ALL) ?? null;
  const nameOf = (seat: number) => desk.seats[seat]?.name ?? t().table.emptySeat;
  const hands = handsOf(seen, game);
  return {
    stamp: win && words.won,
    title: win ? winners.map(nameOf).join(t().table.and) : endingOf(seen, game),
    worth: win && winners.length === 1 ? words.worth(win.worth, unit) : '',
    story: win ? storyOf(win, seen, game, nameOf) : '',
    winners,
    reasons: seen.outcome ? reasonsOf(seen.outcome).map((line) => reason(line, game)) : [],
    sum: win && sumOf(win, unit),
    ...(hands.length > 1 ? { hands } : {}),
    marks(seat) {
      const marks: Mark[] = [];
      if (winners.includes(seat)) marks.push({ text: words.won, tone: 'cinnabar' });
      if (payer?.params['seat'] === seat) marks.push({ text: nameOfLine(game, payer), tone: 'brass' });
      else if (win?.source === seat) marks.push({ text: words.threw, tone: 'grey' });
      if (declarer?.seat === seat) marks.push({ text: words.declared, tone: 'brass' });
      return marks;
    },
  };
}

/** Every hand that was counted, the winners' first: where losers' hands count all four, else those that won. */
function handsOf(seen: MahjongPublic, game: string): Counted[] {
  const unit = unitOf(game);
  const lines = seen.outcome ? reasonsOf(seen.outcome) : [];
  const ofSeat = (seat: number) => lines.filter(({ params }) => params['seat'] === seat);
  const sheets = seen.sheets ?? [];
  if (!sheets.length) {
    return seen.wins.map((win) => ({
      seat: win.seat,
      total: t().settlement.worth(win.worth, unit),
      reasons: ofSeat(win.seat).map((line) => reason(line, game)),
      sum: sumOf(win, unit),
    }));
  }
  const isWinner = (sheet: Sheet) => Number(seen.wins.some(({ seat }) => seat === sheet.seat));
  const gained = (sheet: Sheet) => seen.outcome?.points[sheet.seat] ?? 0;
  return [...sheets]
    .sort((one, other) => isWinner(other) - isWinner(one) || gained(other) - gained(one))
    .map((sheet) => {
      const own = ofSeat(sheet.seat);
      const limited = own.some(({ key }) => key.startsWith('limit.'));
      const total = own.find(({ key }) => key.split('.')[0] === TOTAL);
      return {
        seat: sheet.seat,
        total: String(sheet.total),
        reasons: own.filter((line) => line !== total).map((line) => reason(line, game)),
        sum: total ? totalOf(sheet, total, limited, game) : null,
      };
    });
}

/** One item: its name, the tiles or the reason for it, how much and of what. */
function reason(line: Line, game: string): Reason {
  const { tile, number, he, fan, tai } = line.params;
  const kind = typeof tile === 'string' ? tileName(tile, t().table.tiles) : '';
  const tiles = typeof number === 'number' && number > 1 ? `${kind} ×${number}` : kind;
  const [amount, unit] =
    fan !== undefined
      ? [fan, word(game, 'unit.fan')]
      : he !== undefined
        ? [he, unitOf(game)]
        : [tai, unitOf(game)];
  return {
    name: nameOfLine(game, line),
    why: reasonOf(game, line) || tiles,
    number: amount === undefined ? '' : String(amount),
    unit: amount === undefined ? '' : unit,
  };
}

/** What a winning hand came to, against what it had to reach. */
function sumOf(win: Win, unit: string): Reason {
  const words = t().settlement;
  return { name: words.sum, why: words.enough(win.needed), number: String(win.worth), unit };
}

/** How points and doublings make the total of a hand, or why it counts nothing. */
function totalOf(sheet: Sheet, line: Line, limited: boolean, game: string): Reason {
  const words = t().settlement;
  const unit = unitOf(game);
  const made = words.doubled(
    words.worth(sheet.points, unit),
    sheet.doublings,
    sheet.points * 2 ** sheet.doublings,
    sheet.total,
  );
  return {
    name: line.key === TOTAL ? nameOfLine(game, line) : words.sum,
    why: line.key !== TOTAL ? sentenceOf(game, line) : limited ? word(game, 'limit') : made,
    number: String(sheet.total),
    unit,
  };
}

/** How it was won, in one line. */
function storyOf(
  win: Win,
  { outcome }: MahjongPublic,
  game: string,
  nameOf: (seat: number) => string,
): string {
  const words = t().settlement;
  // Won by what lay there already, complete or not.
  if (outcome?.ending === 'limit') return word(game, outcome.ending);
  const tile = tileName(win.tile, t().table.tiles);
  if (win.source === null) return words.selfDrew(tile);
  const thrower = shortName(nameOf(win.source));
  return win.how === 'rob-kong' ? words.robbed(thrower, tile) : words.took(thrower, tile);
}

/** How it ended without a winner. */
function endingOf({ outcome }: MahjongPublic, game: string): string {
  const ending = outcome?.ending ?? '';
  return hasWord(game, ending) ? word(game, ending) : t().settlement.drawn;
}
