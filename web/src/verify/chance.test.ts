import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { commitmentOf, Seeded, seedOf } from './chance.ts';

interface Vectors {
  commitments: { secret: string; commitment: string }[];
  seeds: { secret: string; nonces: string[]; seed: string }[];
  words: { seed: string; label: string; words: number[] }[];
  below: { seed: string; label: string; bound: number; number: number }[];
  shuffled: { seed: string; label: string; items: number; order: number[] }[];
}

/** The vectors that the kernel and docs/verify.md are held to as well. */
const VECTORS = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../tests/kernel/vectors/chance.json'), 'utf8'),
) as Vectors;

describe('the numbers of the kernel', () => {
  test.each(VECTORS.commitments)('commitment of $secret', async ({ secret, commitment }) => {
    expect(await commitmentOf(secret)).toBe(commitment);
  });

  test.each(VECTORS.seeds)('seed with the words $nonces', async ({ secret, nonces, seed }) => {
    expect(await seedOf(secret, nonces)).toBe(seed);
  });

  test.each(VECTORS.words)('words of $label', async ({ seed, label, words }) => {
    const stream = (await Seeded.of(seed)).stream(label);
    const found: number[] = [];
    while (found.length < words.length) found.push(await stream.next());
    expect(found).toEqual(words);
  });

  test.each(VECTORS.below)('$label below $bound', async ({ seed, label, bound, number }) => {
    expect(await (await Seeded.of(seed)).below(label, bound)).toBe(number);
  });

  test.each(VECTORS.shuffled)('$items items shuffled as $label', async ({ seed, label, items, order }) => {
    const sorted = Array.from({ length: items }, (_, at) => at);
    expect(await (await Seeded.of(seed)).shuffled(label, sorted)).toEqual(order);
  });
});
