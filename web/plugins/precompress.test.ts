import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { expect, test } from 'vitest';

import { compressFolder } from './precompress.ts';

test('texts get two compressed twins; small files and pictures stay alone', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'precompress-'));
  const text = '三万 '.repeat(400);
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'assets/table.js'), text);
  await writeFile(join(folder, 'robots.txt'), 'short');
  await writeFile(join(folder, 'icon.png'), text);

  const written = await compressFolder(folder);
  const [br, gz] = await Promise.all(written.map((path) => readFile(path)));
  await rm(folder, { recursive: true });

  expect(written).toEqual(['.br', '.gz'].map((end) => join(folder, `assets/table.js${end}`)));
  expect(brotliDecompressSync(br ?? '').toString()).toBe(text);
  expect(gunzipSync(gz ?? '').toString()).toBe(text);
});
