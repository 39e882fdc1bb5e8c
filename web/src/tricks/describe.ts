/** A card table put into the terms of the screen: what is stamped on whom, what lies where, what is asked for. */
import { word } from '../games/games.svelte.ts';
import { t } from '../i18n/index.ts';
import { shortName } from '../table/names.ts';
import type { Stamp } from '../table/stamps.ts';
import type { FailedThrow, Laid, TricksPublic } from '../wire/tricks.ts';
import { shortName as cardShort } from '../cards/cards.ts';
import type { Play } from './play.svelte.ts';

/** What is stamped on a seat: dealer, partner of the viewer, and its last word of the auction. */
export function stampsOf(seat: number, seen: TricksPublic, viewer: number | null, game: string): Stamp[] {
  const stamps: Stamp[] = [];
  const words = t().cards.settled;
  if (seen.dealer === seat) stamps.push({ text: words.dealer, tone: 'cinnabar', at: 'corner' });
  const ours = viewer !== null && seat !== viewer && seen.teams[viewer] === seen.teams[seat];
  if (seen.teams.length && ours) stamps.push({ text: words.partner, tone: 'jade', at: 'right' });
  const call = seen.dealer === null ? seen.calls.find((said) => said.seat === seat) : undefined;
  if (call) {
    const text = word(game, call.key, { points: call.points ?? 0 });
    stamps.push({ text, tone: call.points === null ? 'grey' : 'brass', at: 'foot' });
  }
  const seal = seen.seals.find((one) => one.seat === seat && one.key !== 'dealer');
  if (seal && !call && seen.plays.length === 0 && seen.trick === 0)
    stamps.push({ text: word(game, seal.key, seal.params), tone: 'brass', at: 'foot' });
  return stamps;
}

/** What lies before a seat now. */
export interface Shown {
  cards: readonly string[];
  chip: string | null;
  points: number;
  best: boolean;
}

/**
 * The cards before a seat: a throw that has just failed, else the trick that has just been gathered, else its play in
 * this trick; during the deal what it has shown for trumps.
 */
export function shownBy(
  seat: number,
  seen: TricksPublic,
  play: Pick<Play, 'failing' | 'resting'>,
  lingers: boolean,
): Shown | null {
  const words = t().cards;
  const { failing, resting } = play;
  if (failing?.seat === seat)
    return { cards: failing.cards, chip: chipOfFailure(failing), points: 0, best: false };
  const trick = failing ? null : (resting ?? (lingers && !seen.plays.length ? seen.last : null));
  const plays = trick?.plays ?? seen.plays;
  const failed = trick ? trick.failed : seen.failed;
  const laid = plays.find((one) => one.seat === seat);
  if (laid) return { ...laid, chip: chipOf(laid, failed) };
  if (seen.shown?.seat === seat && seen.dealer === null) {
    const { how, trump, cards } = seen.shown;
    const chip = how === 'declare' ? words.calls.declare(trump) : words.calls[how];
    return { cards, chip, points: 0, best: true };
  }
  return null;
}

const chipOfFailure = ({ led }: FailedThrow): string => {
  const words = t().cards;
  const cards = led.map((card) => cardShort(card, words)).join(' ');
  return `${words.calls.throw} · ${words.chips.failed(cards)}`;
};

function chipOf({ seat, how }: Laid, failed: FailedThrow | null): string | null {
  const words = t().cards;
  if (failed?.seat === seat) return chipOfFailure(failed);
  if (how === 'throw') return `${words.calls.throw} · ${words.chips.stood}`;
  return how === 'lead' ? null : HOW[how]();
}

const HOW = {
  follow: () => t().cards.shortFollow,
  ruff: () => t().cards.calls.ruff,
  'over-ruff': () => t().cards.calls['over-ruff'],
  discard: () => t().cards.calls.discard,
};

/** What the table waits for, in the strip. */
export function promptOf(play: Play, seen: TricksPublic, nameOf: (seat: number) => string): string | null {
  const words = t().cards;
  const { form } = play;
  if (form?.button === 'lead') return words.strip.lead;
  if (form?.button === 'follow' && seen.led !== null) {
    const owes = play.picture.private?.hand.some(({ group }) => group === seen.led) ?? false;
    return owes ? words.strip.follow(form.least, seen.led) : words.strip.free(form.least);
  }
  if (form) return words.burying.choose(form.least);
  if (seen.outcome) return null;
  if (seen.phase === 'dealing') return words.declaring.undealt(seen.undealt);
  // Whom a trick waits for is told beside the plate.
  if (seen.phase === 'trick' || seen.turn === null || seen.turn === play.picture.seat) return null;
  const name = shortName(nameOf(seen.turn));
  return seen.phase === 'burial' ? words.burying.others(name) : words.strip.waiting(name);
}
