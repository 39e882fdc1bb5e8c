import { randomBytes } from 'node:crypto';

import { expect, test } from 'vitest';

import { type Asset, type Bundle, type Chunk, loads, overspent } from './budget.ts';

/** A chunk of code that does not compress: as many bytes of gzip as of text, nearly. */
function chunk(fileName: string, kilobytes: number, more: Partial<Chunk> = {}): Chunk {
  const code = randomBytes(kilobytes * 1000).toString('latin1');
  return { type: 'chunk', fileName, code, isDynamicEntry: false, imports: [], ...more };
}

const page: Asset = {
  type: 'asset',
  fileName: 'index.html',
  source: '<script type="module" crossorigin src="/index.js"></script>',
};

const bundleOf = (...outputs: (Chunk | Asset)[]): Bundle =>
  Object.fromEntries(outputs.map((output) => [output.fileName, output]));

const table = bundleOf(
  page,
  chunk('index.js', 10, { imports: ['svelte.js'] }),
  chunk('svelte.js', 20),
  chunk('table.js', 5, { isDynamicEntry: true, imports: ['svelte.js', 'tiles.js'] }),
  chunk('tiles.js', 10),
);

test('static imports count, and what is there already does not count again', () => {
  const [first, later] = loads(table);
  // Random bytes read as Latin-1 grow to 1.5 bytes each in UTF-8; Huffman codes win most of it back.
  expect(first.kilobytes / (later?.kilobytes ?? 0)).toBeCloseTo(2, 1);
  expect(later?.name).toBe('table.js');
});

test('a load over its limit is named with its weight', () => {
  expect(overspent(table, { first: 100, later: 100 })).toEqual([]);
  expect(overspent(table, { first: 10, later: 100 })).toEqual([
    expect.stringMatching(/^first load weighs \d+\.\d KB of 10$/),
  ]);
  expect(overspent(table, { first: 100, later: 3 })).toEqual([expect.stringMatching(/^table\.js weighs/)]);
});
