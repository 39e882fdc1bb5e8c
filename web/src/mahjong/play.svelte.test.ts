import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import wenling from '../generated/games/wenling-mahjong.json';
import { loadGames } from '../games/games.svelte.ts';
import { speak } from '../i18n/index.ts';
import { Picture } from '../line/picture.svelte.ts';
import type { Sync } from '../wire/hall.ts';
import type { Action } from '../wire/kernel.ts';
import { keyOf } from './keys.ts';
import { automaticAnswer, Play, type TablePicture } from './play.svelte.ts';
import { choicesOf } from './choices.ts';

interface Sent {
  type: string;
  action?: Action;
}

let sent: Sent[];
let play: Play;

const DISCARDS = ['1m', '2m', '3m', '7z'].map((tile) => ({ type: 'discard', tile }));
const CLAIMS = [
  { type: 'chow', tiles: ['2s', '3s', '4s'], given: ['2s', '4s'] },
  { type: 'win' },
  { type: 'pass' },
];

interface Position {
  drawn?: string | null;
  passWin?: string;
  autopilot?: boolean;
  hand?: string[];
}

/** A table where I am asked to choose among these actions. */
function asked(
  actions: Action[],
  { drawn = '7z', passWin = 'same_tile', autopilot = false, hand = ['1m', '2m', '3m'] }: Position = {},
): Play {
  const picture: TablePicture = new Picture('t', {
    up: true,
    send: (message) => sent.push(message as Sent),
  });
  const sync: Partial<Sync> = {
    type: 'sync',
    v: 0,
    seat: 0,
    desk: {
      options: { pass_win: passWin },
      state: 'playing',
      seats: [{ autopilot }],
    } as unknown as Sync['desk'],
    public: { phase: 'turn' },
    private: { hand, drawn, kongs: [], locked: [] },
    question: {
      q: 7,
      ask: { kind: 'turn', clock: 'turn', actions, pick: null, asides: [] },
      left: 9000,
      bank: 0,
      at: 0,
    },
  };
  picture.heard(sync as Sync);
  return new Play(picture);
}

const played = () => sent.filter(({ type }) => type === 'play').map(({ action }) => action);

beforeEach(() => {
  sent = [];
  play = asked(DISCARDS);
});

describe('discarding', () => {
  test('raise, then play; nothing more until the hall has answered', () => {
    play.raise(3);
    play.discardRaised();
    play.discard(0);
    expect(played()).toEqual([{ type: 'discard', tile: '7z' }]);
    expect(play.myDiscard).toBe(false);
  });

  test('what is not listed is not played', () => {
    play = asked(DISCARDS.slice(0, 1));
    play.discard(1);
    expect(played()).toEqual([]);
  });

  test('while the house plays for me there is nothing to choose', () => {
    play = asked(DISCARDS, { autopilot: true });
    play.discard(0);
    expect([play.myDiscard, played()]).toEqual([false, []]);
  });

  test('arrows go round the ends', () => {
    play.step(-1);
    expect(play.raised).toEqual([3]);
    play.step(1);
    expect(play.raised).toEqual([0]);
  });
});

describe('what the hand waits for', () => {
  const wait = (tile: string) => ({ tile, unseen: 3, worth: 2, enough: true });
  const counsel = (waiting: unknown[]) => ({ action: null, waiting, worth: null });
  const told = (q: number | null, waiting: unknown[]) =>
    play.picture.heard({ type: 'hint', table: 't', q, hint: counsel(waiting) });

  test('in my turn: after the raised tile, or else after the drawn one', () => {
    told(7, [
      { discard: '7z', waits: [wait('4m')] },
      { discard: '1m', waits: [wait('5s')] },
    ]);
    expect(play.waits).toEqual([wait('4m')]);
    play.raise(0);
    expect(play.waits).toEqual([wait('5s')]);
    play.raise(1);
    expect(play.waits).toEqual([]);
    expect(play.readying).toEqual(['7z', '1m']);
  });

  test('after my discard: as I was told before it, then as the hall tells of the hand as it stands', () => {
    told(7, [{ discard: '1m', waits: [wait('5s')] }]);
    play.discard(0);
    expect(play.waits).toEqual([wait('5s')]);
    told(null, [{ discard: null, waits: [wait('5s'), wait('8s')] }]);
    expect(play.waits).toEqual([wait('5s'), wait('8s')]);
  });

  test('a hand without a drawn tile is asked about once', () => {
    expect(play.unasked).toBe(false);
    play = asked([], { drawn: null });
    expect(play.unasked).toBe(false);
    play = asked([], { drawn: null, hand: ['1m', '2m', '3m', '7z'] });
    expect(play.unasked).toBe(true);
    told(null, []);
    expect(play.unasked).toBe(false);
  });
});

describe('an order of my own', () => {
  test('is kept while tiles come and go, until I sort again', () => {
    play.move(2, 0);
    expect(play.tiles).toEqual(['3m', '1m', '2m', '7z']);
    play.picture.private = { hand: ['1m', '3m', '7z'], drawn: null, kongs: [], locked: [] };
    play.changed();
    expect(play.tiles).toEqual(['3m', '1m', '7z']);
    play.sort();
    expect(play.tiles).toEqual(['1m', '3m', '7z']);
  });

  test('the drawn tile stays apart', () => {
    play.move(3, 0);
    expect(play.order).toBeNull();
    play.move(0, 3);
    expect(play.tiles).toEqual(['2m', '3m', '1m', '7z']);
  });
});

test('who touches the hand while the house plays it is back', () => {
  play = asked(DISCARDS, { autopilot: true });
  play.raise(1);
  expect([play.raised, sent]).toEqual([[], [{ type: 'autopilot', on: false, table: 't' }]]);
});

describe('claims', () => {
  test('passing a win asks once more where that locks', () => {
    play = asked(CLAIMS, { drawn: null });
    play.press('pass');
    expect([play.confirming, played()]).toEqual(['pass', []]);
    play.pass();
    expect(played()).toEqual([{ type: 'pass' }]);
  });

  test('and not where it does not', () => {
    play = asked(CLAIMS, { drawn: null, passWin: 'off' });
    play.press('pass');
    expect(played()).toEqual([{ type: 'pass' }]);
  });

  test('one way is done at once, several lie open first', () => {
    const other = { type: 'chow', tiles: ['3s', '4s', '5s'], given: ['4s', '5s'] };
    play = asked([...CLAIMS, other], { drawn: null });
    play.press('chow');
    expect([play.open, played()]).toEqual(['chow', []]);
    play.act(other);
    expect([play.open, played()]).toEqual([null, [other]]);
  });
});

describe('a wild tile that costs the hand when it is thrown', () => {
  beforeAll(async () => {
    await speak('zh-Hans');
    const body = JSON.stringify([wenling]);
    vi.stubGlobal('fetch', () =>
      Promise.resolve(new Response(body, { headers: { 'content-type': 'application/json' } })),
    );
    await loadGames();
    vi.unstubAllGlobals();
  });

  /** My turn at 温岭麻将; 一万 is wild. */
  function turn(options: object = {}, actions = DISCARDS, seals: object[] = []) {
    play = asked(actions);
    const { desk } = play.picture;
    play.picture.desk = {
      ...desk,
      game: 'wenling-mahjong',
      options: { throw_de: 'penalty', ...options },
    } as never;
    play.picture.public = { phase: 'turn', wilds: ['1m'], seals } as never;
    return play;
  }

  test('is asked once more', () => {
    turn().discard(0);
    expect([play.confirming, played()]).toEqual(['throw-wild', []]);
    play.confirm();
    expect([play.confirming, played()]).toEqual([null, [{ type: 'discard', tile: '1m' }]]);
  });

  test('may be thought over, and another tile goes at once', () => {
    turn().discard(0);
    play.dismiss();
    play.discard(1);
    expect(played()).toEqual([{ type: 'discard', tile: '2m' }]);
  });

  test('is not asked where it costs nothing, nothing more, or nothing else can be thrown', () => {
    turn({ throw_de: 'free' }).discard(0);
    expect(played()).toHaveLength(1);
    turn({}, DISCARDS, [{ seat: 0, key: 'threw-wild', params: {} }]).discard(0);
    expect(played()).toHaveLength(2);
    turn({}, [{ type: 'discard', tile: '1m' }]).discard(0);
    expect(played()).toHaveLength(3);
  });

  test('is never thrown by itself', () => {
    turn().picture.private = { hand: ['2m', '3m'], drawn: '1m', kongs: [], locked: [] };
    play.toggle('discardDrawn');
    expect(played()).toEqual([]);
  });
});

test('a flower is laid out like a tile that is thrown, but flies to no pond', () => {
  play = asked([...DISCARDS, { type: 'expose', tile: '1f' }], { drawn: '1f' });
  play.raise(3);
  expect(play.puttingDown).toEqual({ type: 'expose', tile: '1f' });
  play.discard(3, new DOMRect());
  expect([played(), play.flight]).toEqual([[{ type: 'expose', tile: '1f' }], null]);
});

test('where the table does not tell waits, they are not asked for', () => {
  play = asked([], { drawn: null, hand: ['1m'] });
  expect(play.unasked).toBe(true);
  play.picture.desk = { ...play.picture.desk, options: { waits_shown: false } } as never;
  expect(play.unasked).toBe(false);
});

describe('naming the wild tiles', () => {
  beforeEach(() => {
    const kinds = [[], ['1m'], ['2m'], ['3m'], ['7z'], ['1m', '2m'], ['2m', '3m']];
    play = asked(kinds.map((tiles) => ({ type: 'name-wild', tiles })));
  });

  test('two neighbours stand raised together', () => {
    play.raise(2);
    play.raise(1);
    play.name();
    expect(played()).toEqual([{ type: 'name-wild', tiles: ['2m', '3m'] }]);
  });

  test('what does not go together begins anew', () => {
    play.raise(0);
    play.raise(3);
    expect(play.raised).toEqual([3]);
    play.raise(3);
    expect(play.raised).toEqual([]);
  });
});

describe('by itself, this round', () => {
  const answer = (actions: Action[], switches: object, drawn: string | null = '7z') =>
    automaticAnswer(
      choicesOf({ kind: '', clock: '', actions, pick: null, asides: [] }),
      { win: false, noCalls: false, discardDrawn: false, ...switches },
      drawn,
    );

  test('a win is never passed by itself', () => {
    expect(answer(CLAIMS, { noCalls: true })).toBeNull();
    expect(answer(CLAIMS, { win: true })).toEqual({ type: 'win' });
  });

  test('claims are passed, the drawn tile is discarded', () => {
    expect(
      answer(
        CLAIMS.filter(({ type }) => type !== 'win'),
        { noCalls: true },
      ),
    ).toEqual({ type: 'pass' });
    expect(answer(DISCARDS, { discardDrawn: true })).toEqual({ type: 'discard', tile: '7z' });
    expect(answer(DISCARDS, { discardDrawn: true }, null)).toBeNull();
  });

  test('a kong is left to the person', () => {
    expect(
      answer([...DISCARDS, { type: 'added-kong', tile: '1m', face: '1m' }], { discardDrawn: true }),
    ).toBeNull();
  });

  test('a new round begins by hand', () => {
    play.toggle('noCalls');
    play.begin();
    expect(play.automatic).toEqual({ win: false, noCalls: false, discardDrawn: false });
  });

  test('unless the switches are pinned', () => {
    play.toggle('noCalls');
    play.pinned = true;
    play.begin();
    expect(play.automatic.noCalls).toBe(true);
  });
});

describe('keys', () => {
  const press = (key: string, target: EventTarget | null = null, shiftKey = false) =>
    keyOf({ key, target, shiftKey }, play);

  test('arrows and space play a tile', () => {
    press('ArrowRight');
    press('ArrowRight');
    expect(press(' ')).toBe(true);
    expect(played()).toEqual([{ type: 'discard', tile: '2m' }]);
  });

  test('with shift, arrows move the raised tile', () => {
    press('ArrowRight');
    press('ArrowRight', null, true);
    expect([play.tiles, play.raised]).toEqual([['2m', '1m', '3m', '7z'], [1]]);
  });

  test('space on another button is that button’s own', () => {
    press('ArrowRight');
    expect(press(' ', document.createElement('button'))).toBe(false);
    expect(played()).toEqual([]);
  });

  test('letters claim what is offered and nothing else', () => {
    play = asked(CLAIMS, { drawn: null });
    expect(press('p')).toBe(false);
    expect(press('H')).toBe(true);
    expect(played()).toEqual([{ type: 'win' }]);
  });

  test('in the auction escape passes, and arrows walk through what may be bid', () => {
    const pad = document.createElement('div');
    pad.dataset['bidding'] = '';
    pad.innerHTML = '<button>放弃</button><button disabled>2台</button><button>3台</button>';
    document.body.append(pad);
    play = asked([{ type: 'bid', call: 'T3' }, { type: 'pass-bid' }], { drawn: null });
    const walked = ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft'].map((key) => {
      press(key);
      return document.activeElement?.textContent;
    });
    expect(walked).toEqual(['放弃', '3台', '放弃', '3台']);
    expect(play.raised).toEqual([]);
    pad.remove();
    expect(press('Escape')).toBe(true);
    expect(played()).toEqual([{ type: 'pass-bid' }]);
  });

  describe('wild tiles', () => {
    const NAMINGS = [[], ['1m'], ['2m'], ['1m', '2m']].map((tiles) => ({ type: 'name-wild', tiles }));
    beforeEach(() => {
      play = asked(NAMINGS, { hand: ['1m', '1m', '2m'] });
    });

    test('arrows choose one, with shift its neighbour too, and space names them', () => {
      press('ArrowRight');
      press('ArrowRight', null, true);
      expect(play.raised).toEqual([0, 2]);
      expect(press(' ')).toBe(true);
      expect(played()).toEqual([{ type: 'name-wild', tiles: ['1m', '2m'] }]);
    });

    test('escape lowers what stands raised before it names none', () => {
      press('ArrowRight');
      press('Escape');
      expect([play.raised, played()]).toEqual([[], []]);
      press('Escape');
      expect(played()).toEqual([{ type: 'name-wild', tiles: [] }]);
    });
  });

  test('escape closes what lies open before it passes', () => {
    play = asked(CLAIMS, { drawn: null });
    press('Escape');
    expect(play.confirming).toBe('pass');
    press('Escape');
    expect([play.confirming, played()]).toEqual([null, []]);
  });
});

describe('提示', () => {
  test('raises what the house would discard, once it is known', () => {
    const one = asked(DISCARDS);
    one.advise();
    expect(sent).toEqual([{ type: 'ask-hint', table: 't', q: 7 }]);
    expect(one.advice).toBeNull();
    one.picture.counsel = { action: { type: 'discard', tile: '2m' }, waiting: [], worth: null };
    one.raiseAdvised();
    expect(one.raised).toEqual([1]);
  });

  test('names a token, and is forgotten with the question', () => {
    const one = asked(CLAIMS);
    one.picture.counsel = { action: { type: 'pass' }, waiting: [], worth: null };
    expect(one.advisedToken).toBeNull();
    expect(keyOf({ key: 't', target: null }, one)).toBe(true);
    expect(one.advisedToken).toBe('pass');
    one.dismiss();
    expect(one.advisedToken).toBeNull();
  });
});
