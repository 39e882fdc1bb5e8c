/** A climbing table put into the terms of the screen: what is stamped on whom, what lies where, what is asked for. */
import { cardName } from '../cards/cards.ts';
import { word, type WordParams } from '../games/games.svelte.ts';
import { t } from '../i18n/index.ts';
import { shortName } from '../table/names.ts';
import type { Stamp } from '../table/stamps.ts';
import type { Call, ClimbingPrivate, ClimbingPublic, Laid, Seal, Side } from '../wire/climbing.ts';
import { inTeams } from './account.ts';
import type { Reading } from './combinations.ts';
import type { Play } from './play.svelte.ts';
import { RANKS } from './ranks.ts';

/** So few cards left are an alarm. */
const FEW = 3;

export const isFew = (number: number | null | undefined): boolean =>
  typeof number === 'number' && number > 0 && number <= FEW;

/** Seals with a place of their own: who plays alone, the card that was turned up, what a seat's bombs count. */
const DEALER = 'dealer';
const DRAWN = 'turned-card';
const NOTED: readonly string[] = ['lines'];

/** Nothing has been played yet. */
const isFresh = ({ trick, plays }: ClimbingPublic): boolean => trick === 0 && plays.length === 0;

/** A seal in words; its cards and ranks are named as everywhere. */
export function sealed({ key, params }: Seal, game: string): string {
  const words = t();
  const named = Object.entries(params).map(([name, value]) => {
    if (name === 'card') return [name, cardName(String(value), words.cards)];
    return [name, name === 'rank' ? words.climbing.rank(String(value)) : value];
  });
  return word(game, key, Object.fromEntries(named) as WordParams);
}

/** Whether two seats are on one side, as far as sides are known. */
export const isPartner = (seat: number, { sides }: ClimbingPublic, viewer: number): boolean =>
  sides.length > 0 && sides[viewer] === sides[seat];

/** What is stamped on a seat: partner of the viewer, its seals, its place when it is out, the last few cards. */
export function stampsOf(seat: number, seen: ClimbingPublic, viewer: number | null, game: string): Stamp[] {
  const stamps: Stamp[] = [];
  if (viewer !== null && seat !== viewer && isPartner(seat, seen, viewer))
    stamps.push({ text: t().climbing.friend, tone: 'jade', at: 'corner' });
  for (const seal of seen.seals)
    if (seal.seat === seat && !NOTED.includes(seal.key) && (seal.key !== DRAWN || isFresh(seen)))
      stamps.push(
        seal.key === DEALER
          ? { text: sealed(seal, game), tone: 'cinnabar', at: 'corner' }
          : { text: sealed(seal, game), tone: 'brass', at: 'right' },
      );
  const place = seen.finished.indexOf(seat) + 1;
  if (place)
    stamps.push({
      text: word(game, `place-${place}`),
      tone: place === 1 ? 'cinnabar' : 'brass',
      at: 'right',
    });
  else if (isFew(seen.held[seat]) && !seen.outcome)
    stamps.push({ text: t().climbing.left(seen.held[seat] ?? 0), tone: 'cinnabar', at: 'right' });
  return stamps;
}

/** How many cards a seat has left, where that is shown and is not stamped on it. */
export function noteOf(seat: number, seen: ClimbingPublic): string {
  const number = seen.held[seat];
  if (!number || isFew(number)) return '';
  return t().climbing.left(number);
}

/** The points that a seat has captured, where the game counts any; else what its bombs count. */
export function pointsOf(seat: number, seen: ClimbingPublic, game: string): string | null {
  if (seen.captured.length) return t().climbing.points(seen.captured[seat] ?? 0);
  const noted = seen.seals.find((seal) => seal.seat === seat && NOTED.includes(seal.key));
  return noted ? sealed(noted, game) : null;
}

/** A word of the bidding: 「10 倍」, 「不叫」. */
const called = ({ key, points }: Call, game: string): string =>
  word(game, key === 'pass' ? 'bid-pass' : key, { points: points ?? 0 });

/** What lies before a seat: its last play of this trick, that it passed, what it bid, or that it has no cards. */
export type Shown = { laid: Laid } | { said: string };

export function shownBy(
  seat: number,
  seen: ClimbingPublic,
  { resting }: Pick<Play, 'resting'>,
  game: string,
  lingers: boolean,
): Shown | null {
  const gathered = resting ?? (lingers && !seen.plays.length ? seen.last : null);
  const last = (gathered?.plays ?? seen.plays).findLast((laid) => laid.seat === seat);
  if (last) return last.kind === null ? { said: word(game, 'pass') } : { laid: last };
  const call = seen.dealer === null ? seen.calls.find((said) => said.seat === seat) : undefined;
  if (call) return { said: called(call, game) };
  return seen.finished.includes(seat) && !seen.outcome ? { said: t().climbing.out } : null;
}

/** The two sides of the viewer's table, his first; nothing where there are no sides. */
export function versus(seen: ClimbingPublic, viewer: number): [ours: Side, theirs: Side] | null {
  if (!inTeams(seen)) return null;
  const ours = seen.score.find(({ side }) => side === seen.sides[viewer]);
  const theirs = seen.score.find(({ side }) => side !== seen.sides[viewer]);
  return ours && theirs ? [ours, theirs] : null;
}

/** More cards are counted, not spelt. */
const SPELT = 6;

/** 「出 KKKK」, and beside it what that is. */
export function named(reading: Reading | null, game: string): { what: string; kind: string | null } {
  const words = t().climbing;
  if (!reading) return { what: words.strip.play, kind: null };
  const ranks = reading.ranks.map((rank) => RANKS[rank] ?? '');
  const what = ranks.length <= SPELT ? words.row(ranks) : words.cards(ranks.length);
  return { what: words.strip.playIt(what), kind: ranks.length > 1 ? word(game, reading.kind) : null };
}

/** What the table waits for. */
export function promptOf(
  play: Play,
  seen: ClimbingPublic,
  game: string,
  nameOf: (seat: number) => string,
): string | null {
  const words = t().climbing.strip;
  if (play.beaten) return words.nothing;
  if (seen.phase === 'throwing') return words.throwing;
  if (play.ask)
    return seen.closing ? words.closing : play.leads ? words.lead : words.follow(word(game, 'pass'));
  if (seen.outcome || seen.turn === null || seen.turn === play.picture.seat) return null;
  return words.waiting(shortName(nameOf(seen.turn)));
}

/** All cards that a seat holds. */
export const heldBy = ({ hand }: ClimbingPrivate): string[] => hand;
