/** The family's events as they come over the wire, and the sentences, calls and sounds that they make. */
import type { Tick } from '../table/family.ts';
import { SILENT, type Telling, type Told } from '../table/told.ts';
import type { ShownMeld, Win } from '../wire/mahjong.ts';
import { tileName, type Tile } from './tiles.ts';

export type MahjongEvent =
  | { type: 'wall-broken'; dealer: number; dice: number[]; owner: number; kept: number }
  | { type: 'dealt'; seat: number; number: number; tiles: Tile[] | null }
  | { type: 'called'; seat: number; call: string }
  | { type: 'declared'; seat: number; bid: string }
  | { type: 'wild-named'; seat: number; tiles: Tile[] }
  | { type: 'wild-fixed'; turned: Tile | null; tiles: Tile[] }
  | { type: 'indicator-turned'; tile: Tile; wilds: Tile[]; specials: Tile[] }
  | { type: 'exposed'; seat: number; tiles: Tile[] }
  | { type: 'raw-phase-begun'; stacks: number }
  | { type: 'drew'; seat: number; end: 'head' | 'tail'; left: number; tile: Tile | null }
  | { type: 'discarded'; seat: number; tile: Tile }
  | { type: 'melded'; seat: number; meld: ShownMeld }
  | { type: 'kong-concealed'; seat: number; tiles: Tile[] | null }
  | { type: 'kong-added'; seat: number; meld: ShownMeld }
  | { type: 'kong-robbed'; seat: number; tile: Tile }
  | { type: 'won'; seat: number; tile: Tile; how: Win['how']; source: number | null; worth: number }
  | { type: 'wall-spent'; left: number }
  | { type: 'forfeited'; seat: number }
  | { type: 'answered'; seat: number };

export function told(event: MahjongEvent, telling: Telling): Told {
  const { words, nameOf } = telling;
  const name = (tile: Tile) => tileName(tile, words.tiles);
  switch (event.type) {
    case 'wall-broken':
      return {
        ...SILENT,
        seat: event.dealer,
        sentence: words.happened.dealt(nameOf(event.dealer)),
        cue: 'draw',
      };
    case 'called':
      return called(event.seat, event.call, telling);
    case 'declared':
      return {
        ...SILENT,
        seat: event.seat,
        sentence: words.happened.declared(nameOf(event.seat), telling.word(event.bid)),
        spoken: words.happened.declared(nameOf(event.seat), telling.word(event.bid)),
      };
    case 'wild-named':
      return named(event.seat, event.tiles, telling);
    case 'wild-fixed':
      return fixed(event.turned, event.tiles, telling);
    case 'indicator-turned':
      return fixed(event.tile, event.wilds, telling, telling.word('wild'));
    case 'exposed':
      return exposed(event.seat, event.tiles, telling);
    case 'raw-phase-begun':
      return rawPhase(event.stacks, telling);
    case 'drew':
      return {
        ...SILENT,
        seat: event.seat,
        sentence:
          event.tile === null
            ? words.happened.drew(nameOf(event.seat))
            : words.happened.drewTile(nameOf(event.seat), name(event.tile)),
        cue: 'draw',
        pieces: event.tile === null ? [] : [event.tile],
      };
    case 'discarded':
      return {
        ...SILENT,
        seat: event.seat,
        sentence: words.happened.discarded(nameOf(event.seat), name(event.tile)),
        spoken: name(event.tile),
        cue: 'put',
        pieces: [event.tile],
      };
    case 'melded':
      return melded(event.seat, event.meld, telling);
    case 'kong-concealed':
      return stamped(event.seat, words.kongs.concealed, words.happened.concealedKong(nameOf(event.seat)));
    case 'kong-added': {
      const tile = event.meld.stands[0] ?? null;
      const text = tile === null ? '' : name(tile);
      return {
        ...stamped(event.seat, words.claims.kong, words.happened.addedKong(nameOf(event.seat), text)),
        pieces: tile === null ? [] : [tile],
      };
    }
    case 'kong-robbed':
      return { ...SILENT, seat: event.seat, pieces: [event.tile] };
    case 'won':
      return won(event, telling);
    case 'wall-spent':
      return { ...SILENT, sentence: words.happened.drawnGame, spoken: words.calls.drawnGame };
    case 'dealt':
    case 'forfeited':
    case 'answered':
      return SILENT;
  }
}

const stamped = (seat: number, text: string, sentence: string): Told => ({
  ...SILENT,
  seat,
  sentence,
  spoken: text,
  cue: 'call',
  call: { seat, text, hot: false },
});

/** How a pass stands among the calls of an auction. */
export const PASS_CALL = 'pass-bid';

function called(seat: number, call: string, { words, nameOf, word }: Telling): Told {
  if (call === PASS_CALL) return stamped(seat, words.bidding.pass, words.happened.passedBid(nameOf(seat)));
  return stamped(seat, word(call), words.happened.bid(nameOf(seat), word(call)));
}

function named(seat: number, tiles: readonly Tile[], { words, nameOf }: Telling): Told {
  const list = tiles.map((tile) => tileName(tile, words.tiles)).join(words.and);
  const sentence = tiles.length
    ? words.happened.named(nameOf(seat), list)
    : words.happened.namedNone(nameOf(seat));
  return {
    ...SILENT,
    seat,
    sentence,
    spoken: tiles.length ? words.tiles.wild(words.tiles.wildWord, list) : words.naming.none,
    cue: 'call',
  };
}

/** The wild tiles as the table has them, in which nobody had a say. */
function fixed(
  turned: Tile | null,
  tiles: readonly Tile[],
  { words }: Telling,
  wild = words.tiles.wildWord,
): Told {
  const list = tiles.map((tile) => tileName(tile, words.tiles)).join(words.and);
  const wilds = list ? words.happened.wilds(wild, list) : words.happened.noWilds;
  const sentence = turned === null ? wilds : words.happened.turned(tileName(turned, words.tiles), wilds);
  return { ...SILENT, sentence, spoken: sentence, cue: 'call', pieces: turned === null ? [] : [turned] };
}

/** Flowers laid out: each is named aloud. */
function exposed(seat: number, tiles: readonly Tile[], { words, nameOf }: Telling): Told {
  const list = tiles.map((tile) => tileName(tile, words.tiles)).join(words.and);
  const sentence = words.happened.exposed(nameOf(seat), list);
  return { ...SILENT, seat, sentence, spoken: list, cue: 'put', pieces: tiles };
}

/** A stage that concerns everybody: stamped in the middle. */
function rawPhase(stacks: number, { word }: Telling): Told {
  const sentence = word('raw-phase-begun', { stacks });
  const call = { seat: null, text: word('raw-phase'), hot: true };
  return { ...SILENT, sentence, spoken: sentence, cue: 'call', call };
}

function melded(seat: number, meld: ShownMeld, { words, nameOf }: Telling): Told {
  const tile = meld.claimed === null ? null : (meld.tiles[meld.claimed] ?? null);
  const face = tile === null ? '' : tileName(tile, words.tiles);
  const wild = meld.tiles.some((shown, place) => shown !== meld.stands[place]);
  const who = nameOf(seat);
  const [text, sentence] = {
    chow: [wild ? words.calls.wildChow : words.claims.chow, words.happened.chow(who, face)],
    pong: [wild ? words.calls.wildPong : words.claims.pong, words.happened.pong(who, face)],
    kong: [wild ? words.calls.wildKong : words.claims.kong, words.happened.kong(who, face)],
  }[meld.kind === 'chow' || meld.kind === 'pong' ? meld.kind : 'kong'] as [string, string];
  return { ...stamped(seat, text, sentence), pieces: tile === null ? [] : [tile] };
}

function won(event: Extract<MahjongEvent, { type: 'won' }>, { words, nameOf }: Telling): Told {
  const face = tileName(event.tile, words.tiles);
  const who = nameOf(event.seat);
  const [text, sentence] = {
    'self-draw': [words.calls.selfDraw, words.happened.selfDrew(who, face)],
    'rob-kong': [words.calls.rob, words.happened.robbed(who, face)],
    discard: [words.claims.win, words.happened.won(who, face)],
  }[event.how] as [string, string];
  return {
    seat: event.seat,
    sentence,
    spoken: text,
    cue: 'win',
    pieces: [event.tile],
    call: { seat: event.seat, text, hot: true },
  };
}

const TICKS: Readonly<Partial<Record<MahjongEvent['type'], Tick>>> = {
  melded: 'claim',
  'kong-concealed': 'kong',
  'kong-added': 'kong',
  won: 'win',
};

/** What a replay marks on its scrubber. */
export const tickOf = (event: MahjongEvent): Tick | null => TICKS[event.type] ?? null;
