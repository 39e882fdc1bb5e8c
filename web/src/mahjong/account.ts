/** A finished round of mahjong: who won with what, and the 台 one by one. */
import { hasWord, word } from '../games/games.svelte.ts';
import { t } from '../i18n/index.ts';
import type { Account, Mark } from '../settlement/account.ts';
import { nameOf as nameOfLine, reasonOf } from '../settlement/lines.ts';
import { reasonsOf } from '../settlement/payments.ts';
import { shortName } from '../table/names.ts';
import type { Desk } from '../wire/hall.ts';
import type { MahjongPublic, Win } from '../wire/mahjong.ts';
import { declarerOf } from './describe.ts';
import { tileName } from './tiles.ts';

export function accountOf(seen: MahjongPublic, desk: Desk): Account {
  const words = t().settlement;
  const win = seen.wins[0] ?? null;
  const winners = seen.wins.map((one) => one.seat);
  const declarer = declarerOf(seen);
  const nameOf = (seat: number) => desk.seats[seat]?.name ?? t().table.emptySeat;
  const unit = words.unit;
  return {
    stamp: win && words.won,
    title: win ? nameOf(win.seat) : endingOf(seen, desk.game),
    worth: win ? words.tai(win.worth) : '',
    story: win ? storyOf(win, nameOf) : '',
    winners,
    reasons: (seen.outcome ? reasonsOf(seen.outcome) : []).map((line) => ({
      name: nameOfLine(desk.game, line),
      why: reasonOf(desk.game, line),
      number: String(line.params['tai']),
      unit,
    })),
    sum: win && { name: words.sum, why: words.enough(win.needed), number: String(win.worth), unit },
    marks(seat) {
      const marks: Mark[] = [];
      if (winners.includes(seat)) marks.push({ text: words.won, tone: 'cinnabar' });
      if (win?.source === seat) marks.push({ text: words.threw, tone: 'grey' });
      if (declarer?.seat === seat) marks.push({ text: words.declared, tone: 'brass' });
      return marks;
    },
  };
}

/** How it was won, in one line. */
function storyOf(win: Win, nameOf: (seat: number) => string): string {
  const words = t().settlement;
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
