/** A table of mahjong put into the terms of the screen: who sits where, what is stamped on whom, what is contracted. */
import { word } from '../games/games.svelte.ts';
import type { Catalogue } from '../i18n/index.ts';
import { shortName } from '../table/names.ts';
import type { Stamp } from '../table/stamps.ts';
import type { Action } from '../wire/kernel.ts';
import type { MahjongPublic } from '../wire/mahjong.ts';
import { keyOf as bidKey } from './bids.ts';
import { tokenOf } from './choices.ts';
import { PASS_CALL } from './events.ts';
import { tileName, type Tile } from './tiles.ts';

/** Seals with a place and a wording of their own; all others are words of the game. */
const PLACED: ReadonlySet<string> = new Set(['old-dealer', 'declarer', 'exposed']);

const WIND_KEYS = ['1z', '2z', '3z', '4z'];

/** The wind of a seat in the language that is spoken. */
export function windName(wind: string | undefined, words: Catalogue['table']): string {
  if (wind === undefined) return '';
  return words.winds[WIND_KEYS.indexOf(wind)] ?? wind;
}

/** What is stamped on a seat: dealer, contract, what else the game seals it with, during the auction its last word, at the end who won and who paid. */
export function stampsOf(
  seat: number,
  seen: MahjongPublic,
  game: string,
  words: Catalogue['table'],
): Stamp[] {
  const stamps: Stamp[] = [];
  if (seen.dealer === seat) {
    const old = seen.seals.find(({ key }) => key === 'old-dealer');
    const text = old ? words.oldDealer(Number(old.params['factor'] ?? 2)) : words.dealer;
    stamps.push({ text, tone: 'cinnabar', at: 'corner' });
  }
  const contract = declarerOf(seen);
  if (contract?.seat === seat) {
    stamps.push({ text: words.contractSeal(word(game, contract.bid)), tone: 'brass', at: 'foot' });
  }
  const own = seen.seals.find((seal) => seal.seat === seat && !PLACED.has(seal.key));
  if (own) stamps.push({ text: word(game, own.key, own.params), tone: 'brass', at: 'foot' });
  const call = contract ? undefined : seen.calls.findLast((said) => said.seat === seat);
  if (call) {
    stamps.push({ text: word(game, call.key), tone: call.key === PASS_CALL ? 'grey' : 'brass', at: 'foot' });
  }
  const [won] = seen.wins;
  const mark = seen.wins.some((win) => win.seat === seat)
    ? ({ text: words.seals.won, tone: 'cinnabar' } as const)
    : won?.source === seat
      ? ({ text: words.seals.threw, tone: 'grey' } as const)
      : null;
  const footTaken = contract?.seat === seat || own !== undefined;
  if (mark) stamps.push({ ...mark, at: footTaken ? 'right' : 'foot' });
  return stamps;
}

/** What an advised action is called: 「打出三条」, 「碰」, 「3台」, 「四万五万」. */
export function adviceOf(action: Action, game: string, words: Catalogue['table']): string {
  const token = tokenOf(action);
  if (token) return words.claims[token];
  if (action.type === 'bid') return word(game, bidKey(action));
  if (action.type === 'pass-bid') return words.bidding.pass;
  const tiles = [action['tile'] ?? action['tiles'] ?? []]
    .flat()
    .map((tile) => tileName(tile as Tile, words.tiles));
  if (action.type === 'discard') return `${words.claims.discard} ${tiles.join('')}`;
  if (action.type === 'expose') return `${word(game, action.type)} ${tiles.join('')}`;
  return tiles.join(' ') || words.naming.none;
}

/** What a seat's flowers count so far, in the game's words; empty where they count nothing. */
export function flowersCount(seat: number, seen: MahjongPublic, game: string): string {
  const seal = seen.seals.find((one) => one.seat === seat && one.key === 'exposed');
  return seal ? word(game, `${seal.key}.short`, seal.params) : '';
}

/** What is to be said of the whole table, for its middle: the stage that has come is hot. */
export const noticesOf = (seen: MahjongPublic, game: string): { text: string; hot: boolean }[] =>
  seen.seals
    .filter((seal) => seal.seat === null && !PLACED.has(seal.key))
    .map((seal) => ({ text: word(game, seal.key, seal.params), hot: seal.key === 'raw-phase' }));

/** What goes before the play: the wild tiles are not settled yet. */
const BEFORE_PLAY: ReadonlySet<string> = new Set(['auction', 'naming-wild']);

/** Whether the deal is played without wild tiles. */
export const isWildless = (seen: Pick<MahjongPublic, 'wilds' | 'phase'>): boolean =>
  seen.wilds.length === 0 && !BEFORE_PLAY.has(seen.phase);

/** Who has promised what, once the auction is over. */
export function declarerOf(seen: MahjongPublic): { seat: number; bid: string } | null {
  const seal = seen.seals.find(({ key }) => key === 'declarer');
  const bid = seal?.params['bid'];
  return seal && seal.seat !== null && typeof bid === 'string' ? { seat: seal.seat, bid } : null;
}

/** The contract for the middle of the table: 「3台」 over 「阿珍包」; null while there is none. */
export function contractOf(
  seen: MahjongPublic,
  game: string,
  nameOf: (seat: number) => string,
  words: Catalogue['table'],
): { bid: string; by: string } | null {
  const contract = declarerOf(seen);
  if (!contract) return null;
  return { bid: word(game, contract.bid), by: words.contractBy(shortName(nameOf(contract.seat))) };
}
