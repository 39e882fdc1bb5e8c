/**
 * What the hall lets me do now, sorted for the eye and the thumb. Only this list drives buttons and bright tiles: the
 * client never judges a rule of its own.
 */
import type { Action, Ask } from '../wire/kernel.ts';
import { sortTiles, type Tile } from './tiles.ts';

export type Token = 'chow' | 'pong' | 'kong' | 'win' | 'pass';

/** Always in this order from left to right, right-aligned: 过 and 胡 never change their place. */
export const TOKENS: readonly Token[] = ['chow', 'pong', 'kong', 'win', 'pass'];

const TOKEN_OF: Readonly<Partial<Record<string, Token>>> = {
  chow: 'chow',
  pong: 'pong',
  'open-kong': 'kong',
  'concealed-kong': 'kong',
  'added-kong': 'kong',
  win: 'win',
  pass: 'pass',
};

/** What is done with one tile of the hand, by raising it and playing it. */
const PUT_DOWN: readonly string[] = ['discard', 'expose'];

/** The token under which an action stands, if it stands under one. */
export const tokenOf = (action: Action): Token | null => TOKEN_OF[action.type] ?? null;

export interface Choices {
  /** What each token could mean; a token with several opens a row of the melds themselves. */
  tokens: Partial<Record<Token, Action[]>>;
  /** What each kind of the hand may do by itself: be discarded, or be laid out where it is a flower. */
  discards: ReadonlyMap<Tile, Action>;
  /** Steps of an auction. */
  bids: Action[];
  passBid: Action | null;
  /** Kinds to name as wild, among them perhaps none. */
  namings: Action[];
  /** What this client has no place for: plain buttons, worded by the game. */
  others: Action[];
}

export const NOTHING: Choices = {
  tokens: {},
  discards: new Map(),
  bids: [],
  passBid: null,
  namings: [],
  others: [],
};

const tilesOf = (value: unknown): Tile[] =>
  Array.isArray(value) ? value.filter((item): item is Tile => typeof item === 'string') : [];

const tileOf = (action: Action): Tile | null => (typeof action['tile'] === 'string' ? action['tile'] : null);

export function choicesOf(ask: Ask | null): Choices {
  const actions = ask?.actions ?? [];
  if (!actions.length) return NOTHING;
  const tokens: Partial<Record<Token, Action[]>> = {};
  const discards = new Map<Tile, Action>();
  const bids: Action[] = [];
  const namings: Action[] = [];
  const others: Action[] = [];
  let passBid: Action | null = null;
  for (const action of actions) {
    const token = tokenOf(action);
    const tile = tileOf(action);
    if (token) (tokens[token] ??= []).push(action);
    else if (PUT_DOWN.includes(action.type) && tile !== null) discards.set(tile, action);
    else if (action.type === 'bid') bids.push(action);
    else if (action.type === 'pass-bid') passBid = action;
    else if (action.type === 'name-wild') namings.push(action);
    else others.push(action);
  }
  return { tokens, discards, bids, passBid, namings, others };
}

/** One place of a meld that could be made: `claimed` is the other seat's tile. */
export interface Place {
  face: Tile;
  stands: Tile;
  claimed: boolean;
}

/** The meld that an action would lay down: what stands where, so that the choice is shown as tiles. */
export function meldOf(action: Action, claimed: Tile | null): Place[] {
  const given = tilesOf(action['given']);
  const tile = tileOf(action);
  if (action.type === 'added-kong' && tile !== null) {
    const face = typeof action['face'] === 'string' ? action['face'] : tile;
    return [tile, tile, tile, face].map((shown) => ({ face: shown, stands: tile, claimed: false }));
  }
  if (action.type === 'concealed-kong') {
    return given.map((face) => ({ face, stands: tile ?? face, claimed: false }));
  }
  const stands = action.type === 'chow' ? tilesOf(action['tiles']) : [...given, ''].map(() => tile ?? '');
  return filled(stands, given, claimed ?? tile ?? '');
}

/** The claimed tile in its place, given tiles in theirs, wild tiles where a place is left. */
function filled(stands: readonly Tile[], given: readonly Tile[], claimed: Tile): Place[] {
  const rest = [...given];
  const taken = stands.indexOf(claimed);
  const natural = stands.map((tile, place) => {
    if (place === taken) return claimed;
    const at = rest.indexOf(tile);
    return at < 0 ? null : (rest.splice(at, 1)[0] ?? null);
  });
  return natural.map((face, place) => {
    const tile = stands[place] ?? '';
    return { face: face ?? rest.shift() ?? tile, stands: tile, claimed: place === taken };
  });
}

/** The tiles of my hand that some claim would take, or that are to be laid out: they carry the brass outline. */
export function tilesInUse(choices: Choices): ReadonlySet<Tile> {
  const claims = [
    ...(choices.tokens.chow ?? []),
    ...(choices.tokens.pong ?? []),
    ...(choices.tokens.kong ?? []),
  ];
  const laidOut = [...choices.discards].flatMap(([tile, { type }]) => (type === 'expose' ? [tile] : []));
  return new Set([
    ...laidOut,
    ...claims.flatMap((action) =>
      action.type === 'added-kong' ? tilesOf([action['face'] ?? action['tile']]) : tilesOf(action['given']),
    ),
  ]);
}

/** The kinds that a naming action names, in order. */
export const namedKinds = (action: Action): Tile[] => sortTiles(tilesOf(action['tiles']), []);

/** The naming whose kinds are exactly these, if the hall allows it. */
export function namingOf(namings: readonly Action[], kinds: readonly Tile[]): Action | null {
  const wanted = sortTiles(kinds, []).join(' ');
  return namings.find((action) => namedKinds(action).join(' ') === wanted) ?? null;
}
