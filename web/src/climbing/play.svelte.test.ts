import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import told from '../../tests/fixtures/combinations.json';
import sixHand from '../generated/games/wenling-liu-jia-tong.json';
import { loadGames } from '../games/games.svelte.ts';
import { speak } from '../i18n/index.ts';
import { Picture } from '../line/picture.svelte.ts';
import type { ClimbingHint, ClimbingPrivate, ClimbingPublic, Laid } from '../wire/climbing.ts';
import type { Sync } from '../wire/hall.ts';
import type { Action } from '../wire/kernel.ts';
import { named } from './describe.ts';
import { keyOf } from './keys.ts';
import { Play, type TablePicture } from './play.svelte.ts';

interface Sent {
  type: string;
  action?: Action;
}

let sent: Sent[];
let picture: TablePicture;

const GAME = 'wenling-liu-jia-tong';
const TABLE = told.find(({ name }) => name === GAME)?.table;

/** Twenty-eight cards: they lie in stacks. Places 0 … 27 from bj to 3d. */
const HAND = [
  ...['bj', 'sj', '2s', 'As', 'Ac', 'Ks', 'Kh', 'Kh', 'Kd', 'Qs', 'Qc', 'Jh', 'Ts', 'Tc'],
  ...['9s', '9h', '9d', '8s', '8c', '7h', '7c', '6d', '6c', '5s', '5c', '4h', '4d', '3d'],
];

const pair: Laid = {
  ...{ seat: 5, kind: 'pair', cards: ['7s', '7d'], stands: ['7', '7'] },
  ...{ bomb: false, points: 0, best: true },
};

function asked(
  plays: Laid[],
  own: Partial<ClimbingPrivate> = {},
  actions: Action[] | null = null,
  kind = 'trick',
): Play {
  picture = new Picture('t', { up: true, send: (message) => sent.push(message as Sent) });
  picture.heard({
    type: 'sync',
    v: 0,
    seat: 0,
    desk: { game: GAME, options: {}, state: 'playing', seats: [{ autopilot: false }] },
    public: { plays, combinations: TABLE, last: null, held: [28], sides: [0], finished: [] },
    private: { hand: HAND, playable: ['Kh'], forced: [], partners: [], unseen: null, ...own },
    question: {
      q: 7,
      ask: { kind, clock: 'turn', actions, pick: null, asides: [] },
      left: 9000,
      bank: 0,
      at: 0,
    },
  } as unknown as Sync);
  return new Play(picture);
}

const played = () => sent.filter(({ type }) => type === 'play').map(({ action }) => action);
const press = (play: Play, key: string) => keyOf({ key, target: null }, play);
const label = (play: Play) => named(play.reading, GAME);

beforeAll(async () => {
  await speak('zh-Hans');
  const answer = new Response(JSON.stringify([sixHand]), { headers: { 'content-type': 'application/json' } });
  vi.stubGlobal('fetch', () => Promise.resolve(answer));
  await loadGames();
});
beforeEach(() => {
  sent = [];
});

describe('choosing in stacks', () => {
  test('the topmost card takes the rank, a lower one what lies from it down', () => {
    const play = asked([]);
    play.tap(5);
    expect(play.chosen).toEqual(['Ks', 'Kh', 'Kh', 'Kd']);
    play.tap(7);
    expect(play.chosen).toEqual(['Kh', 'Kd']);
    play.tap(7);
    expect(play.chosen).toEqual([]);
  });

  test('a slide across takes a run, and lets go of it on its way back', () => {
    const play = asked([]);
    play.press(27);
    play.slideTo(20);
    expect(play.chosen).toEqual(['7c', '6c', '5c', '4d', '3d']);
    play.slideTo(22);
    expect(play.chosen).toEqual(['6c', '5c', '4d', '3d']);
  });

  test('a long press opens the column, where cards are taken one by one', () => {
    const play = asked([]);
    play.hold(6);
    expect(play.fanned).toBe(11);
    play.toggle(5);
    play.toggle(8);
    expect(play.chosen).toEqual(['Ks', 'Kd']);
  });

  test('sorting shows sets first, and what stands raised stays so', () => {
    const play = asked([]);
    play.tap(27);
    play.sort();
    expect(play.stacked).toBe(false);
    expect(play.held.slice(0, 5).map(({ card }) => card)).toEqual(['Ks', 'Kh', 'Kh', 'Kd', '9s']);
    expect(play.chosen).toEqual(['3d']);
    play.tap(0);
    expect(play.chosen).toEqual(['Ks', '3d']);
  });
});

describe('the button', () => {
  test('names what will be played', () => {
    const play = asked([]);
    play.tap(5);
    expect(label(play)).toEqual({ what: '出 KKKK', kind: '炸弹' });
    play.play();
    expect(played()).toEqual([{ type: 'play', cards: ['Ks', 'Kh', 'Kh', 'Kd'], declare: null }]);
  });

  test('is grey with the reason while the cards are no play, or beat nothing', () => {
    const play = asked([pair]);
    expect(play.verdict.why).toBe('先挑牌');
    play.tap(27);
    play.tap(25);
    expect(play.verdict.why).toBe('牌型不符');
    play.lower();
    play.tap(21);
    expect(play.verdict.why).toBe('压不住');
    play.lower();
    play.tap(17);
    expect(label(play)).toEqual({ what: '出 88', kind: '对子' });
  });

  test('asks for the card that must be led', () => {
    const play = asked([], { forced: ['3d'] });
    play.tap(2);
    expect(play.verdict.why).toBe('要带上方块3');
  });

  test('a lead that fits two kinds is declared', () => {
    const play = asked([]);
    for (const place of [0, 1, 25, 23]) play.tap(place);
    expect(play.verdict.readings.map(({ kind }) => kind)).toEqual(['triple-run', 'pair-run']);
    play.declared = 'pair-run';
    play.play();
    expect(played()).toMatchObject([{ type: 'play', declare: 'pair-run' }]);
  });
});

describe('passing', () => {
  test('who leads may not', () => {
    const play = asked([]);
    expect(play.mayPass).toBe(false);
    press(play, 'p');
    expect(played()).toEqual([]);
  });

  test('that nothing beats is known at once', () => {
    const play = asked([pair], { playable: [] });
    expect(play.beaten).toBe(true);
    press(play, 'p');
    expect(played()).toEqual([{ type: 'pass' }]);
  });

  test('and passed by itself where that is wished', () => {
    vi.useFakeTimers();
    const play = asked([pair], { playable: [] });
    play.passes = true;
    expect(play.asked()).toBeNull();
    vi.runAllTimers();
    vi.useRealTimers();
    expect(played()).toEqual([{ type: 'pass' }]);
  });

  test('only what the hall lists: who must beat may not', () => {
    const play = asked([pair], {}, [{ type: 'play', cards: ['8s', '8c'], declare: null }]);
    expect(play.mayPass).toBe(false);
  });
});

describe('counsel', () => {
  const choice = (...cards: string[]) => ({ cards, kind: 'pair', stands: [], declare: null });
  const others = [choice('8s', '8c'), choice('Ts', 'Tc')];
  const advised = (play: Play, hint: ClimbingHint) => {
    press(play, 't');
    picture.counsel = hint;
    play.advised();
  };

  test('walks from the smallest up, and says which is advised', () => {
    const play = asked([pair]);
    advised(play, { action: { type: 'play', cards: ['Ts', 'Tc'] }, why: 'hint-beat', others });
    expect([play.chosen, play.advice]).toEqual([['8s', '8c'], null]);
    press(play, 't');
    expect([play.chosen, play.advice]).toEqual([['Ts', 'Tc'], '刚好压住']);
    press(play, 't');
    expect(play.chosen).toEqual(['8s', '8c']);
  });

  test('to pass is advised beside the smallest play', () => {
    const play = asked([pair]);
    advised(play, { action: { type: 'pass' }, why: 'hint-pass', others });
    expect([play.chosen, play.advice, play.advisesPass]).toEqual([['8s', '8c'], '先不出', true]);
  });
});

test('the keyboard goes from column to column, and within one', () => {
  const play = asked([]);
  play.cursor = 2;
  press(play, 'ArrowRight');
  expect(play.cursor).toBe(4);
  press(play, 'ArrowUp');
  expect(play.cursor).toBe(3);
  press(play, ' ');
  expect(play.chosen).toEqual(['As', 'Ac']);
  press(play, 'Enter');
  expect(played()).toMatchObject([{ cards: ['As', 'Ac'] }]);
});

test('where nothing beats, Enter presses the main button too: 要不起', () => {
  const play = asked([pair], { playable: [] });
  expect(press(play, 'Enter')).toBe(true);
  expect(played()).toEqual([{ type: 'pass' }]);
});

test('a hand that was large stays in stacks while it shrinks', () => {
  const play = asked([]);
  play.remember();
  picture.private = { ...(picture.private as ClimbingPrivate), hand: ['3d'] };
  const late = new Play(picture);
  expect([play.stacked, late.stacked]).toEqual([true, true]);
  picture.public = { ...(picture.public as ClimbingPublic), held: [1] };
  expect([play.stacked, late.stacked]).toEqual([true, false]);
  play.begin();
  expect(play.stacked).toBe(false);
});

describe('before the play', () => {
  const bids = [{ type: 'pass' }, ...[10, 15, 20].map((points) => ({ type: 'bid', points }))];

  test('the lowest bid is offered, and the one that is advised', () => {
    const play = asked([], {}, bids, 'auction');
    play.asked();
    expect([play.bids, play.bid, play.ready, play.leads]).toEqual([[10, 15, 20], 10, false, false]);
    press(play, 't');
    picture.counsel = { action: { type: 'bid', points: 15 }, why: 'hint-bid', others: [] };
    play.advised();
    expect(play.bid).toBe(15);
    press(play, 'p');
    expect(played()).toEqual([{ type: 'pass' }]);
  });

  test('who must bid may not pass', () => {
    const play = asked([], {}, bids.slice(1), 'auction');
    expect(play.mayPass).toBe(false);
    press(play, 'p');
    expect(played()).toEqual([]);
  });

  test('not to throw in is a pass, too', () => {
    const play = asked([], {}, [{ type: 'throw-in' }, { type: 'decline' }], 'throwing');
    press(play, 'p');
    expect(played()).toEqual([{ type: 'decline' }]);
  });

  test('a kitty that was turned up lies open for a while', () => {
    vi.useFakeTimers();
    const play = asked([]);
    play.happened([{ type: 'kitty-taken' }]);
    expect(play.open).toBe('kitty');
    vi.runAllTimers();
    vi.useRealTimers();
    expect(play.open).toBeNull();
  });
});

test('on a play that cannot be read here the hall decides', () => {
  const play = asked([{ ...pair, kind: 'spiral' }]);
  play.tap(27);
  expect([play.ready, label(play)]).toEqual([true, { what: '出牌', kind: null }]);
  play.play();
  expect(played()).toEqual([{ type: 'play', cards: ['3d'], declare: null }]);
});
