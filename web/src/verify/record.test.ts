import { expect, test } from 'vitest';

import round from '../../tests/fixtures/round.json';
import type { Record as RoundRecord } from '../wire/kernel.ts';
import { verifyRecord, type Finding, type Known } from './record.ts';

/** A round of 51 acts that four bots played, with the words one, 店口小陈, the absent word, four. */
const record = round as unknown as RoundRecord;

const brief = (findings: readonly Finding[]) => findings.map(({ step, result }) => `${step} ${result}`);

test('an honest record holds in every step', async () => {
  const findings = await verifyRecord(record, { commitment: record.proof.commitment, word: '店口小陈' });
  expect(brief(findings)).toEqual([
    'record holds',
    'published holds',
    'commitment holds',
    'word holds',
    'seed holds',
    'deal holds',
  ]);
  // 53 dealt, and every draw.
  const drawn = record.events.flat().filter((event) => event['type'] === 'drew').length;
  expect(findings.at(-1)?.tiles).toBe(53 + drawn);
});

test('who was not at the table has no commitment and no word to compare', async () => {
  const findings = await verifyRecord(record, { commitment: null, word: null });
  expect(brief(findings)).toContain('published skipped');
  expect(brief(findings)).toContain('word skipped');
});

test.each<[name: string, forged: Partial<RoundRecord>, fails: string[]]>([
  [
    'another secret',
    { proof: { ...record.proof, secret: '00'.repeat(32) } },
    ['record', 'commitment', 'seed'],
  ],
  [
    'a word left out',
    { proof: { ...record.proof, nonces: ['one', 'two', 'three', 'four'] } },
    ['record', 'word', 'seed'],
  ],
  ['another seed', { proof: { ...record.proof, seed: '11'.repeat(32) } }, ['record', 'seed', 'deal']],
  ['another act', { acts: record.acts.slice(1) }, ['record']],
])('%s is found out', async (_, forged, fails) => {
  const known = { commitment: record.proof.commitment, word: '店口小陈' };
  const findings = await verifyRecord({ ...record, ...forged }, known);
  expect(findings.filter(({ result }) => result === 'fails').map(({ step }) => step)).toEqual(fails);
});

test.each<[name: string, known: Known, fails: string]>([
  [
    'another commitment than the table showed',
    { commitment: '00'.repeat(32), word: '店口小陈' },
    'published',
  ],
  ['a word that was not taken', { commitment: record.proof.commitment, word: '枫桥阿福' }, 'word'],
])('%s is found out in a record that is sound in itself', async (_, known, fails) => {
  const findings = await verifyRecord(record, known);
  expect(findings.filter(({ result }) => result === 'fails').map(({ step }) => step)).toEqual([fails]);
});

test('a tile exchanged in a draw is found out', async () => {
  const events = record.events.map((happened) =>
    happened.map((event) => (event['type'] === 'drew' ? { ...event, tile: '9z' } : event)),
  );
  const findings = await verifyRecord({ ...record, events }, { commitment: null, word: null });
  expect(findings.at(-1)).toEqual({ step: 'deal', result: 'fails', tiles: 53, of: 'wall' });
});
