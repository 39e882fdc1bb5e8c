import { beforeEach, describe, expect, test } from 'vitest';

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
}

/** A table where I am asked to choose among these actions. */
function asked(
  actions: Action[],
  { drawn = '7z', passWin = 'same_tile', autopilot = false }: Position = {},
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
    public: {},
    private: { hand: ['1m', '2m', '3m'], drawn, kongs: [], locked: [] },
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

describe('claims', () => {
  test('passing a win asks once more where that locks', () => {
    play = asked(CLAIMS, { drawn: null });
    play.press('pass');
    expect([play.confirming, played()]).toEqual([true, []]);
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
});

describe('keys', () => {
  const press = (key: string, target: EventTarget | null = null) => keyOf({ key, target }, play);

  test('arrows and space play a tile', () => {
    press('ArrowRight');
    press('ArrowRight');
    expect(press(' ')).toBe(true);
    expect(played()).toEqual([{ type: 'discard', tile: '2m' }]);
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

  test('escape closes what lies open before it passes', () => {
    play = asked(CLAIMS, { drawn: null });
    press('Escape');
    expect(play.confirming).toBe(true);
    press('Escape');
    expect([play.confirming, played()]).toEqual([false, []]);
  });
});
