import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { workerSource } from './worker.ts';

const SOURCE = readFileSync(join(import.meta.dirname, '../src/worker/sw.js'), 'utf8');

const built = (...files: [string, string][]) => workerSource(SOURCE, new Map(files));
const cacheOf = (source: string) => /'teahouse-' \+ '([0-9a-f]{12})'/.exec(source)?.[1];

test('the list of files is written in, with the page itself as /', () => {
  expect(built(['index.html', 'a'], ['assets/x.js', 'b'])).toContain('const FILES = ["/assets/x.js","/"];');
});

test('the cache is named by what is in the files, in whatever order they come', () => {
  const build = cacheOf(built(['index.html', 'a'], ['sw.css', 'b']));
  expect(build).toBeDefined();
  expect(cacheOf(built(['sw.css', 'b'], ['index.html', 'a']))).toBe(build);
  expect(cacheOf(built(['index.html', 'a'], ['sw.css', 'c']))).not.toBe(build);
});
