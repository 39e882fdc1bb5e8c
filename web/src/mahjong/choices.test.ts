import { describe, expect, test } from 'vitest';

import type { Action, Ask } from '../wire/kernel.ts';
import { choicesOf, meldOf, namedKinds, namingOf, tilesInUse } from './choices.ts';

const ask = (...actions: Action[]): Ask => ({
  kind: 'window',
  clock: 'reaction',
  actions,
  pick: null,
  asides: [],
});

const CHOW = { type: 'chow', tiles: ['2s', '3s', '4s'], given: ['2s', '4s'] };
const WILD_CHOW = { type: 'chow', tiles: ['3s', '4s', '5s'], given: ['4s', '5p'] };
const PONG = { type: 'pong', tile: '3s', given: ['3s', '3s'] };
const KONG = { type: 'open-kong', tile: '3s', given: ['3s', '3s', '3s'] };

describe('the hall’s list alone drives the buttons', () => {
  test('no question: nothing', () => {
    expect(choicesOf(null).tokens).toEqual({});
    expect(choicesOf(ask()).discards.size).toBe(0);
  });

  test('claims are gathered under their token, with every way', () => {
    const { tokens, discards } = choicesOf(
      ask(CHOW, WILD_CHOW, PONG, KONG, { type: 'win' }, { type: 'pass' }),
    );
    expect(Object.keys(tokens).sort()).toEqual(['chow', 'kong', 'pass', 'pong', 'win']);
    expect(tokens.chow).toEqual([CHOW, WILD_CHOW]);
    expect(discards.size).toBe(0);
  });

  test('all kinds of kong are one token', () => {
    const concealed = { type: 'concealed-kong', tile: '7z', given: ['7z', '7z', '7z', '7z'] };
    const added = { type: 'added-kong', tile: '2p', face: '2p' };
    expect(choicesOf(ask(concealed, added)).tokens.kong).toEqual([concealed, added]);
  });

  test('what may be discarded is exactly what is listed', () => {
    const { discards, tokens } = choicesOf(
      ask({ type: 'discard', tile: '9s' }, { type: 'discard', tile: '1m' }),
    );
    expect([...discards.keys()]).toEqual(['9s', '1m']);
    const flower = choicesOf(ask({ type: 'discard', tile: '9s' }, { type: 'expose', tile: '1f' }));
    expect([...flower.discards.keys()]).toEqual(['9s', '1f']);
    expect([...tilesInUse(flower)]).toEqual(['1f']);
    expect(tokens).toEqual({});
  });

  test('an auction, and an action of a game that this client has never heard of', () => {
    const found = choicesOf(
      ask({ type: 'bid', call: 'T2' }, { type: 'pass-bid' }, { type: 'declare-ready' }),
    );
    expect(found.bids).toEqual([{ type: 'bid', call: 'T2' }]);
    expect(found.passBid).toEqual({ type: 'pass-bid' });
    expect(found.others).toEqual([{ type: 'declare-ready' }]);
  });
});

describe('the meld that a claim would lay', () => {
  const faces = (action: Action, claimed: string) => meldOf(action, claimed).map(({ face }) => face);

  test('a natural chow in order', () => {
    expect(faces(CHOW, '3s')).toEqual(['2s', '3s', '4s']);
  });

  test('a wild tile lies where no natural one does', () => {
    expect(meldOf(WILD_CHOW, '3s')).toEqual([
      { face: '3s', stands: '3s', claimed: true },
      { face: '4s', stands: '4s', claimed: false },
      { face: '5p', stands: '5s', claimed: false },
    ]);
  });

  test('pongs and kongs with wild tiles', () => {
    expect(faces({ type: 'pong', tile: '3s', given: ['5p', '6p'] }, '3s')).toEqual(['3s', '5p', '6p']);
    expect(faces({ type: 'open-kong', tile: '3s', given: ['3s', '3s', '5p'] }, '3s')).toEqual([
      '3s',
      '3s',
      '3s',
      '5p',
    ]);
  });

  test('kongs of the own hand take nothing', () => {
    const kong = meldOf({ type: 'concealed-kong', tile: '7z', given: ['7z', '7z', '7z', '7z'] }, null);
    expect(kong.every(({ claimed }) => !claimed)).toBe(true);
    expect(faces({ type: 'added-kong', tile: '2p', face: '5p' }, '')).toEqual(['2p', '2p', '2p', '5p']);
  });
});

test('the tiles that claims would take are outlined, those of a win are not', () => {
  expect([...tilesInUse(choicesOf(ask(WILD_CHOW, PONG, { type: 'win' })))].sort()).toEqual([
    '3s',
    '4s',
    '5p',
  ]);
});

test('naming: whatever the order of the taps', () => {
  const namings = [[], ['5p'], ['5p', '6p']].map((tiles) => ({ type: 'name-wild', tiles }));
  expect(namingOf(namings, ['6p', '5p'])).toBe(namings[2]);
  expect(namingOf(namings, ['6p'])).toBeNull();
  expect(namingOf(namings, [])).toBe(namings[0]);
  expect(namedKinds({ type: 'name-wild', tiles: ['6p', '5p'] })).toEqual(['5p', '6p']);
});
