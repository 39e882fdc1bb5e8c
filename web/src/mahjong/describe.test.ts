import { beforeAll, expect, test } from 'vitest';

import { speak, t } from '../i18n/index.ts';
import type { MahjongPublic, Win } from '../wire/mahjong.ts';
import { flowersCount, isWildless, noticesOf, stampsOf } from './describe.ts';

beforeAll(() => speak('zh-Hans'));

const over = (win: Partial<Win>, seals: MahjongPublic['seals'] = []) =>
  ({ dealer: 0, seals, calls: [], wins: [{ seat: 1, source: null, ...win }] }) as unknown as MahjongPublic;
const stamped = (seat: number, seen: MahjongPublic) =>
  stampsOf(seat, seen, '', t().table).map(({ text, at }) => `${text} ${at}`);

test('at the end it is stamped who won, and who threw the tile', () => {
  const seen = over({ source: 2 });
  expect([0, 1, 2, 3].map((seat) => stamped(seat, seen))).toEqual([
    ['庄 corner'],
    ['胡 foot'],
    ['炮 foot'],
    [],
  ]);
  expect(stamped(2, over({}))).toEqual([]);
});

test('a seal without a place of its own stands at the foot, and the mark of the end makes room', () => {
  const seen = over({}, [{ seat: 1, key: 'minimum', params: { tai: 2 } }]);
  expect(stamped(1, seen)).toEqual(['minimum foot', '胡 right']);
  expect(stamped(2, seen)).toEqual([]);
});

test('where the contract stands, the mark of the end makes room', () => {
  const seen = over({}, [{ seat: 1, key: 'declarer', params: { bid: 'T3' } }]);
  expect(stamped(1, seen).map((stamp) => stamp.split(' ').at(-1))).toEqual(['foot', 'right']);
});

test('what flowers count stands with them, not on the avatar; a thrown wild is stamped', () => {
  const seen = over({}, [
    { seat: 2, key: 'exposed', params: { he: 8, fan: 2 } },
    { seat: 2, key: 'threw-wild', params: {} },
  ]);
  expect(stamped(2, seen)).toEqual(['threw-wild foot']);
  expect([flowersCount(2, seen, ''), flowersCount(1, seen, '')]).toEqual(['exposed.short', '']);
});

test('what is said of the whole table stands in its middle, the stage that has come is hot', () => {
  const seen = over({}, [
    { seat: null, key: 'stacks-left', params: { stacks: 15 } },
    { seat: null, key: 'raw-phase', params: {} },
    { seat: null, key: 'old-dealer', params: { factor: 2 } },
  ]);
  expect(noticesOf(seen, '')).toEqual([
    { text: 'stacks-left', hot: false },
    { text: 'raw-phase', hot: true },
  ]);
});

test('that a deal has no wild tiles is said once it is settled', () => {
  const settled = (phase: string, ...wilds: string[]) => isWildless({ phase, wilds });
  expect(['auction', 'naming-wild', 'turn', 'window'].map((phase) => settled(phase))).toEqual([
    false,
    false,
    true,
    true,
  ]);
  expect(settled('turn', '5m')).toBe(false);
});
