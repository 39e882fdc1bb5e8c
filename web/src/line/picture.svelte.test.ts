import { flushSync } from 'svelte';
import { beforeEach, expect, test } from 'vitest';

import type { Desk, Question, Refused, Sync, Update } from '../wire/hall.ts';
import { nonceOf } from './luck.ts';
import { lasting, Picture } from './picture.svelte.ts';

const desk: Desk = {
  table: 't1',
  game: 'zhuji-bao-mahjong',
  version: '1',
  options: {},
  code: null,
  kind: 'quick',
  room: null,
  stake: 1,
  scores: [],
  limit: null,
  standing: null,
  vote: null,
  protected: false,
  state: 'playing',
  seats: [null, null, null, null],
  host: null,
  number: 1,
  rounds: null,
  round: 'r1',
  commitment: 'c1',
  countdown: null,
  spectators: 0,
  next_at: null,
  admits: 'anybody',
  watchable: true,
  fill_at: null,
};

const question = (q: number): Question => ({
  q,
  ask: { kind: 'discard', clock: 'discard', actions: [], pick: null, asides: [] },
  left: 15000,
  bank: 20000,
  at: 0,
});

const sync = (over: Partial<Sync> = {}): Sync => ({
  type: 'sync',
  table: 't1',
  v: 1,
  seat: 0,
  desk,
  public: { left: 83, ponds: [[], []] },
  private: { hand: ['1m', '2m'] },
  question: question(1),
  ...over,
});

const update = (v: number, over: Partial<Update> = {}): Update => ({
  type: 'update',
  table: 't1',
  v,
  ...over,
});

let said: Record<string, unknown>[];
let voice: { up: boolean; send: (message: object) => void };
let picture: Picture<{ left: number; ponds: unknown[][] }, { hand: string[] }>;
const types = () => said.map(({ type }) => type);

beforeEach(() => {
  localStorage.clear();
  said = [];
  voice = { up: true, send: (message) => voice.up && said.push(message as Record<string, unknown>) };
  picture = new Picture('t1', voice);
});

test('keeps the picture by patches and tells what happened, with the parts before it', () => {
  picture.heard(sync());
  const told: unknown[] = [];
  picture.onEvents((events, before, now) => told.push([events, before.public, now.public]));
  picture.heard(
    update(2, {
      events: [{ type: 'discarded', seat: 1 }],
      public: [
        [['left'], 82],
        [['ponds', 1], 0, 0, ['3s']],
      ],
      private: [[['hand'], 1, 1, []]],
      question: [null],
    }),
  );
  expect(picture.public).toEqual({ left: 82, ponds: [[], ['3s']] });
  expect(picture.private).toEqual({ hand: ['1m'] });
  expect(picture.question).toBeNull();
  expect(told).toEqual([
    [[{ type: 'discarded', seat: 1 }], { left: 83, ponds: [[], []] }, { left: 82, ponds: [[], ['3s']] }],
  ]);
});

test('a gap asks for the whole picture, and nothing counts before it comes', () => {
  picture.heard(sync());
  picture.heard(update(3, { public: [[['left'], 70]] }));
  picture.heard(update(4, { public: [[['left'], 69]] }));
  expect(types()).toEqual(['again']);
  expect(picture.public?.left).toBe(83);
  picture.heard(sync({ v: 9, public: { left: 60, ponds: [] } }));
  picture.heard(update(10, { public: [[['left'], 59]] }));
  expect(picture.public?.left).toBe(59);
});

test('a message that comes twice counts once', () => {
  picture.heard(sync());
  const twice = update(2, { public: [[['ponds', 0], 0, 0, ['1m']]] });
  picture.heard(twice);
  picture.heard(twice);
  expect(picture.public?.ponds).toEqual([['1m'], []]);
});

test('one answer at a time, free again when the hall confirms it', () => {
  picture.heard(sync());
  picture.play({ type: 'discard', tile: '1m' });
  picture.play({ type: 'discard', tile: '2m' });
  expect(said).toHaveLength(1);
  expect(said[0]).toMatchObject({ type: 'play', table: 't1', q: 1, action: { type: 'discard', tile: '1m' } });
  expect(picture.pending?.sent).toBe(true);
  picture.heard(update(2, { id: picture.pending?.id ?? '', question: [null] }));
  expect(picture.pending).toBeNull();
});

test('a refused answer is free again and told', () => {
  picture.heard(sync());
  const refusals: string[] = [];
  picture.onRefused(({ key }) => refusals.push(key));
  picture.play({ type: 'discard', tile: '9p' });
  const refused: Refused = {
    type: 'refused',
    key: 'not-in-hand',
    params: {},
    table: 't1',
    id: picture.pending?.id ?? '',
  };
  picture.heard(refused);
  expect(picture.pending).toBeNull();
  expect(refusals).toEqual(['not-in-hand']);
});

test('an answer given while the line is down goes off, with its id, when the question still stands', () => {
  picture.heard(sync());
  voice.up = false;
  picture.play({ type: 'discard', tile: '1m' });
  const { id, sent } = picture.pending ?? {};
  expect(sent).toBe(false);
  voice.up = true;
  picture.heard(sync({ v: 1 }));
  expect(said).toEqual([{ type: 'play', table: 't1', id, q: 1, action: { type: 'discard', tile: '1m' } }]);
});

test('and is refused aloud when the question is gone', () => {
  picture.heard(sync());
  const refusals: Refused[] = [];
  picture.onRefused((refused) => refusals.push(refused));
  voice.up = false;
  picture.play({ type: 'discard', tile: '1m' });
  const id = picture.pending?.id;
  voice.up = true;
  picture.heard(sync({ question: question(2) }));
  expect(said).toEqual([]);
  expect(picture.pending).toBeNull();
  expect(refusals).toMatchObject([{ key: 'too-late', id }]);
});

test('an answer that the hall may have had is repeated under its old id, or left to the hall', () => {
  picture.heard(sync());
  const refusals: Refused[] = [];
  picture.onRefused((refused) => refusals.push(refused));
  picture.play({ type: 'discard', tile: '1m' });
  picture.heard(sync());
  expect(said).toHaveLength(2);
  expect(said[1]).toEqual(said[0]);
  picture.heard(sync({ question: null }));
  expect(picture.pending).toBeNull();
  expect(refusals).toEqual([]);
});

test('counsel belongs to its question', () => {
  picture.heard(sync());
  picture.hint();
  expect(said[0]).toEqual({ type: 'ask-hint', table: 't1', q: 1 });
  picture.heard({ type: 'hint', table: 't1', q: 0, hint: 'late' });
  expect(picture.counsel).toBeNull();
  picture.heard({ type: 'hint', table: 't1', q: 1, hint: { worth: 3 } });
  expect(picture.counsel).toEqual({ worth: 3 });
  picture.heard(update(2, { question: [question(2)] }));
  expect(picture.counsel).toBeNull();
});

test('another window takes the table over, and entering again brings it back', () => {
  picture.heard(sync());
  picture.play({ type: 'discard', tile: '1m' });
  picture.heard({ type: 'gone', table: 't1', key: 'opened-elsewhere' });
  expect([picture.gone, picture.pending]).toEqual(['opened-elsewhere', null]);
  picture.enter();
  expect(picture.gone).toBeNull();
  expect(types()).toEqual(['play', 'enter']);
});

test('remembers the word that went into a deal that it saw', () => {
  picture.enter();
  picture.heard(sync({ desk: { ...desk, state: 'between' }, question: null }));
  picture.ready();
  const { nonce } = said[1] ?? {};
  picture.heard(
    update(2, {
      desk: [
        [['state'], 'playing'],
        [['round'], 'r2'],
      ],
    }),
  );
  expect(nonceOf('r2')).toBe(nonce);
  expect(nonceOf('r1')).toBeNull();
  expect(nonce).toMatch(/^[0-9a-f]{32}$/);
  expect(nonce).not.toBe(said[0]?.['nonce']);
});

test('a spectator’s word is in no deal', () => {
  picture.enter();
  picture.heard(sync({ seat: null, private: null, question: null, desk: { ...desk, state: 'between' } }));
  picture.heard(update(2, { desk: [[['state'], 'playing']] }));
  expect(nonceOf('r1')).toBeNull();
});

test('counsel about the hand as it stands comes without a question, and is void when the hand changes', () => {
  picture.heard(sync({ question: null }));
  picture.askOutlook();
  expect(said.at(-1)).toEqual({ type: 'ask-hint', q: null, table: 't1' });
  picture.heard({ type: 'hint', table: 't1', q: null, hint: { waiting: [] } });
  expect(picture.outlook).toEqual({ waiting: [] });
  picture.heard(update(2, { public: [[['left'], 82]] }));
  expect(picture.outlook).toEqual({ waiting: [] });
  picture.heard(update(3, { private: [[['hand'], ['1m', '3m']]] }));
  expect(picture.outlook).toBeNull();
});

test('a picture outlasts whoever looked at it first', () => {
  let shared!: Picture;
  const seen: (string | undefined)[] = [];
  const look = () => {
    $effect(() => {
      seen.push(shared.desk?.state);
    });
  };
  const first = $effect.root(() => {
    shared = lasting('t1', { up: true, send: () => undefined });
    look();
  });
  shared.heard(sync());
  flushSync();
  first();

  const second = $effect.root(look);
  flushSync();
  shared.heard(update(2, { desk: [[['state'], 'between']] }));
  flushSync();
  expect(seen).toEqual(['playing', 'playing', 'between']);
  second();
});
