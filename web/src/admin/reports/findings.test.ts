import { expect, test } from 'vitest';

import { speak } from '../../i18n/index.ts';
import type { Suspicion } from '../../wire/admin.ts';
import { findings } from './findings.ts';

const nameOf = (id: string) => ({ a: '老周', b: '阿娟' })[id] ?? id;

const suspicion = (kind: Suspicion['kind'], figures: Record<string, number>): Suspicion => ({
  id: 'x',
  kind,
  players: kind === 'collusion' ? ['a', 'b'] : ['a'],
  score: 5,
  figures,
  evidence: [],
  at: 0,
  result: null,
  decided_at: null,
});

test('what one gives the other is told in sentences, and what was not measured is not', async () => {
  await speak('zh-Hans');
  const figures = {
    'each-other': 0,
    rounds: 80,
    'by-chance': 21.3,
    pays: 412,
    'pays-of': 80,
    'pays-z': 4.02,
  };
  const spared = { spares: 91, 'spares-of': 140, 'spares-expected': 60.4, 'spares-z': 4.61 };
  expect(findings(suspicion('collusion', { ...figures, ...spared, 'back-pays': -412 }), nameOf)).toEqual([
    '老周让着阿娟',
    '同桌 80 局，碰巧该有 21 局',
    '阿娟的牌，老周要得起却放过 91 次（共 140 次，照两人平时该有 60 次，偏离 4.6）',
    '老周一共输给阿娟 412 分（没乘场子的倍数，偏离 4.0）',
  ]);
});

test('both directions of two who spare each other', async () => {
  await speak('zh-Hans');
  const figures = { 'each-other': 1, rounds: 40, 'by-chance': 9, 'back-feeds': 3, 'back-feeds-of': 40 };
  const told = findings(suspicion('collusion', { ...figures, 'back-feeds-expected': 2 }), nameOf);
  expect(told[0]).toBe('老周和阿娟互相让着');
  expect(told[2]).toBe('老周接着阿娟的牌走完 3 局（共 40 局，照平时该有 2 局，偏离 0.0）');
});

test('the signs of a machine, and how much was seen', async () => {
  await speak('zh-Hans');
  const figures = { answers: 1480, median: 812, stretch: 605, steady: 1, tireless: 1 };
  expect(findings(suspicion('timing', figures), nameOf)).toEqual([
    '快慢几乎一样',
    '几个钟头不歇',
    '1,480 手，一半在 0.8 秒以内',
    '最长连打 10.1 小时',
  ]);
});
