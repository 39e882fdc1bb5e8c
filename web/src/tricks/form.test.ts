import { expect, test } from 'vitest';

import type { Action, Ask } from '../wire/kernel.ts';
import { formOf } from './form.ts';

const asked = (kind: string, actions: Action[] | null, pick: Ask['pick'] = null): Ask => ({
  kind,
  clock: 'turn',
  actions,
  pick,
  asides: [],
});
const play = (...cards: string[]): Action => ({ type: 'play', cards });

test('what the hall says of the form is taken', () => {
  const pick = { zone: 'hand', least: 3, most: 3, button: 'follow' };
  expect(formOf(asked('trick', null, pick), false)).toBe(pick);
});

test('where every answer is listed, the form is read off them', () => {
  const follow = asked('trick', [play('7h'), play('9h'), play('Jh')]);
  expect(formOf(follow, false)).toEqual({ zone: 'hand', least: 1, most: 1, button: 'follow' });
  const lead = asked('trick', [play('7h'), play('7h', '7h'), play('9h', '9h', '8h', '8h')]);
  expect(formOf(lead, true)).toEqual({ zone: 'hand', least: 1, most: 4, button: 'lead' });
  const burial = asked('burial', [{ type: 'bury', cards: ['4d', '6d'] }]);
  expect(formOf(burial, true)).toEqual({ zone: 'hand', least: 2, most: 2, button: 'bury' });
});

test('bids and shown trumps are not composed of cards', () => {
  expect(formOf(asked('auction', [{ type: 'pass' }, { type: 'bid', points: 70 }]), true)).toBeNull();
  expect(formOf(asked('dealing', [{ type: 'show', cards: ['2s'] }, { type: 'decline' }]), true)).toBeNull();
});
