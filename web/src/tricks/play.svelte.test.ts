import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { speak } from '../i18n/index.ts';
import { Picture } from '../line/picture.svelte.ts';
import type { Sync } from '../wire/hall.ts';
import type { Action, Ask } from '../wire/kernel.ts';
import { keyOf } from './keys.ts';
import { Play, type TablePicture } from './play.svelte.ts';

interface Sent {
  type: string;
  action?: Action;
}

let sent: Sent[];
let picture: TablePicture;

const HAND = [
  { group: 'trump', cards: ['5h', 'bj'], tractors: [] },
  { group: 'c', cards: ['Kc', 'Jc', '9c', '9c', '8c', '8c'], tractors: [['9c', '9c', '8c', '8c']] },
  { group: 'd', cards: ['4d'], tractors: [] },
];

/** A table where I am asked this; my hand has places 0 … 8 from 5h to 4d. */
function asked(ask: Partial<Ask>, own: { playable?: string[]; forced?: string[] } = {}, away = false): Play {
  picture = new Picture('t', { up: true, send: (message) => sent.push(message as Sent) });
  picture.heard({
    type: 'sync',
    v: 0,
    seat: 0,
    desk: { game: 'bao-hong-wu', options: {}, state: 'playing', seats: [{ autopilot: away }] },
    public: { plays: [], last: { winner: 1, points: 0, plays: [], failed: null } },
    private: { hand: HAND, playable: [], forced: [], buried: [], ...own },
    question: {
      q: 7,
      ask: { kind: 'trick', clock: 'turn', actions: null, pick: null, asides: [], ...ask },
      left: 9000,
      bank: 0,
      at: 0,
    },
  } as unknown as Sync);
  return new Play(picture);
}

const leading = () => asked({ pick: { zone: 'hand', least: 1, most: 9, button: 'lead' } });
const following = (number: number, own: { playable?: string[]; forced?: string[] } = {}) =>
  asked({ pick: { zone: 'hand', least: number, most: number, button: 'follow' } }, own);

const played = () => sent.filter(({ type }) => type === 'play').map(({ action }) => action);
const press = (play: Play, key: string) => keyOf({ key, target: null }, play);

beforeAll(() => speak('zh-Hans'));
beforeEach(() => {
  sent = [];
});

describe('choosing', () => {
  test('a tap raises, another lowers', () => {
    const play = leading();
    play.tap(2);
    play.tap(3);
    expect(play.chosen).toEqual(['Kc', 'Jc']);
    play.tap(2);
    expect(play.chosen).toEqual(['Jc']);
    play.lower();
    expect(play.chosen).toEqual([]);
  });

  test('a slide raises all that it crosses, and lets go of them on its way back', () => {
    const play = leading();
    play.press(2);
    play.slideTo(4);
    expect(play.chosen).toEqual(['Kc', 'Jc', '9c']);
    play.slideTo(3);
    expect(play.chosen).toEqual(['Kc', 'Jc']);
  });

  test('a slide that begins on a raised card lowers', () => {
    const play = leading();
    play.press(2);
    play.slideTo(5);
    play.press(3);
    play.slideTo(4);
    expect(play.chosen).toEqual(['Kc', '9c']);
  });

  test('a double tap takes what belongs together, as far as it may be played', () => {
    const lead = leading();
    lead.tap(4);
    lead.doubleTap(4);
    expect(lead.chosen).toEqual(['9c', '9c', '8c', '8c']);
    const pair = following(2);
    pair.doubleTap(7);
    expect(pair.chosen).toEqual(['8c', '8c']);
  });

  test('what stands raised stays so when the hand is sorted anew', () => {
    const play = leading();
    play.tap(2);
    play.pairsFirst = true;
    expect(play.held.map(({ card }) => card).slice(2, 8)).toEqual(['9c', '9c', '8c', '8c', 'Kc', 'Jc']);
    expect(play.chosen).toEqual(['Kc']);
  });
});

describe('playing', () => {
  test('sends what stands raised, and lowers it once it is played', () => {
    const play = leading();
    play.tap(2);
    play.play();
    expect(played()).toEqual([{ type: 'play', cards: ['Kc'] }]);
    expect(play.ask).toBeNull();
    play.happened([{ type: 'played', seat: 0 } as never]);
    expect(play.chosen).toEqual([]);
  });

  test('a flick plays a card that lay in the hand', () => {
    const play = leading();
    play.flick(8);
    expect(played()).toEqual([{ type: 'play', cards: ['4d'] }]);
  });

  test('the button is grey with its reason', () => {
    const play = following(2, { playable: ['Kc', 'Jc', '9c', '8c'], forced: [] });
    expect(play.verdict.why).toBe('先挑牌');
    play.tap(2);
    expect(play.verdict.why).toBe('还差一张');
    play.tap(8);
    expect(play.verdict.why).toBe('这张现在不能出');
    play.tap(8);
    play.tap(3);
    expect(play.verdict).toEqual({ action: { type: 'play', cards: ['Kc', 'Jc'] }, why: null });
    play.tap(4);
    expect(play.verdict.why).toBe('多了一张');
  });

  test('cards that every legal answer holds must be among them', () => {
    const play = following(1, { playable: ['Kc', 'Jc'], forced: ['Jc'] });
    play.tap(2);
    expect(play.verdict.why).toBe('要带上梅花J');
  });

  test('where the hall lists all the answers, the button plays one of them and nothing else', () => {
    const plays = ['Kc', 'Jc', '9c', '8c'].map((card) => ({ type: 'play', cards: [card] }));
    const play = asked({ actions: plays });
    play.tap(0);
    expect(play.verdict).toEqual({ action: null, why: '这样不能出' });
    play.lower();
    play.tap(3);
    play.play();
    expect(played()).toEqual([{ type: 'play', cards: ['Jc'] }]);
  });

  test('cards of two groups are never led', () => {
    const play = leading();
    play.tap(2);
    play.tap(8);
    expect(play.verdict.action).toBeNull();
  });

  test('the kitty is buried by the same button', () => {
    const play = asked({ kind: 'burial', pick: { zone: 'hand', least: 2, most: 2, button: 'bury' } });
    play.tap(2);
    play.tap(8);
    expect(play.worth).toBe(10);
    play.play();
    expect(played()).toEqual([{ type: 'bury', cards: ['Kc', '4d'] }]);
  });
});

describe('while the house plays for me', () => {
  test('there is nothing to choose, and a touch of my hand takes it back', () => {
    const play = asked({ pick: { zone: 'hand', least: 1, most: 9, button: 'lead' } }, {}, true);
    expect([play.ask, play.form]).toEqual([null, null]);
    play.tap(2);
    expect(sent).toMatchObject([{ type: 'autopilot', on: false }]);
  });
});

describe('bidding', () => {
  const auction = () =>
    asked({
      kind: 'auction',
      actions: [{ type: 'pass' }, ...[75, 80, 85, 90, 95].map((points) => ({ type: 'bid', points }))],
    });

  test('begins with the lowest legal bid', () => {
    const play = auction();
    expect(play.asked()).toBe('turn');
    expect([play.bid, play.bids]).toEqual([75, [75, 80, 85, 90, 95]]);
  });

  test('P passes', () => {
    const play = auction();
    expect(press(play, 'p')).toBe(true);
    expect(played()).toEqual([{ type: 'pass' }]);
  });
});

describe('counsel', () => {
  const counsel = (play: Play, cards: string[], others: string[][]) => {
    picture.heard({
      type: 'hint',
      table: 't',
      q: 7,
      hint: { action: { type: 'play', cards }, why: 'hint-lead', others },
    });
    play.advised();
  };

  test('is asked for once, then walked through, round and round', () => {
    const play = leading();
    play.hint();
    expect(sent.map(({ type }) => type)).toEqual(['ask-hint']);
    counsel(play, ['Kc'], [['4d'], ['Kc'], ['9c', '9c']]);
    expect(play.chosen).toEqual(['Kc']);
    play.hint();
    expect(play.chosen).toEqual(['4d']);
    play.hint();
    expect(play.chosen).toEqual(['9c', '9c']);
    play.hint();
    expect(play.chosen).toEqual(['Kc']);
    expect(sent).toHaveLength(1);
  });
});

describe('what lies for a moment', () => {
  test('a failed throw is shown for 1.2 s, a gathered trick for one', () => {
    vi.useFakeTimers();
    const play = leading();
    play.happened([{ type: 'throw-failed', seat: 1, cards: ['Ac', 'Qc'], led: ['Qc'] } as never]);
    play.happened([{ type: 'trick-taken', seat: 1, points: 0 } as never]);
    expect([play.failing?.cards, play.resting?.winner]).toEqual([['Ac', 'Qc'], 1]);
    vi.advanceTimersByTime(1100);
    expect([play.failing?.seat, play.resting]).toEqual([1, null]);
    vi.advanceTimersByTime(200);
    expect(play.failing).toBeNull();
    vi.useRealTimers();
  });
});

describe('the keyboard', () => {
  test('arrows choose, space raises, Enter plays, Escape lowers', () => {
    const play = leading();
    for (const key of ['ArrowRight', 'ArrowRight', ' ', 'ArrowRight', ' ']) press(play, key);
    expect(play.chosen).toEqual(['Kc', 'Jc']);
    press(play, 'Escape');
    expect(play.chosen).toEqual([]);
    press(play, 'ArrowLeft');
    press(play, ' ');
    press(play, 'Enter');
    expect(played()).toEqual([{ type: 'play', cards: ['Kc'] }]);
  });

  test('round the ends; L opens the last trick; other keys mean nothing', () => {
    const play = leading();
    press(play, 'ArrowLeft');
    expect(play.cursor).toBe(8);
    press(play, 'l');
    expect(play.open).toBe('last');
    expect(press(play, 'x')).toBe(false);
  });
});
