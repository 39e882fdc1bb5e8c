/** A table of mahjong put into the terms of the screen: who sits where, what is stamped on whom, what is contracted. */
import { word } from '../games/games.svelte.ts';
import type { Catalogue } from '../i18n/index.ts';
import { shortName } from '../table/names.ts';
import type { Stamp } from '../table/stamps.ts';
import type { MahjongPublic } from '../wire/mahjong.ts';
import { PASS_CALL } from './events.ts';

const WIND_KEYS = ['1z', '2z', '3z', '4z'];

/** The wind of a seat in the language that is spoken. */
export function windName(wind: string | undefined, words: Catalogue['table']): string {
  if (wind === undefined) return '';
  return words.winds[WIND_KEYS.indexOf(wind)] ?? wind;
}

/** What is stamped on a seat: dealer, contract, the last word of an auction. */
export function stampsOf(
  seat: number,
  seen: MahjongPublic,
  game: string,
  words: Catalogue['table'],
): Stamp[] {
  const stamps: Stamp[] = [];
  const oldDealer = seen.seals.find((seal) => seal.seat === seat && seal.key === 'old-dealer');
  if (seen.dealer === seat) {
    stamps.push({
      text: oldDealer ? word(game, oldDealer.key, oldDealer.params) : words.dealer,
      tone: 'cinnabar',
      at: 'corner',
    });
  }
  for (const seal of seen.seals) {
    if (seal.seat === seat && seal.key !== 'old-dealer' && !stamps.some(({ at }) => at === 'foot'))
      stamps.push({ text: word(game, seal.key, worded(game, seal.params)), tone: 'brass', at: 'foot' });
  }
  const call = seen.calls.findLast((said) => said.seat === seat);
  if (call && !stamps.some((stamp) => stamp.at === 'foot'))
    stamps.push({ text: word(game, call.key), tone: call.key === PASS_CALL ? 'grey' : 'brass', at: 'foot' });
  return stamps;
}

/** Parameters that are keys of the game's words themselves, such as the bid in 包{bid}. */
export function worded(
  game: string,
  params: Readonly<Record<string, string | number>>,
): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'string' ? word(game, value) : value,
    ]),
  );
}

/** The contract of the round for the middle of the table: 「3 台」 over 「阿珍包」; null while there is none. */
export function contractOf(
  seen: MahjongPublic,
  game: string,
  nameOf: (seat: number) => string,
  words: Catalogue['table'],
): { bid: string; by: string } | null {
  const seal = seen.seals.find(({ key }) => key === 'declarer');
  const bid = seal?.params['bid'];
  if (!seal || seal.seat === null || bid === undefined) return null;
  return {
    bid: typeof bid === 'string' ? word(game, bid) : String(bid),
    by: words.contractBy(shortName(nameOf(seal.seat))),
  };
}
