/** Writes `x.br` and `x.gz` beside each text file of the build, so that the hall need not compress anything. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import type { Plugin } from 'vite';

const TEXT = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest']);
/** Below this a packet is a packet. */
const WORTH_IT = 600;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Compresses what is worth it in a folder and all folders below; gives the paths that it wrote. */
export async function compressFolder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const texts = entries.filter((entry) => entry.isFile() && TEXT.has(extname(entry.name)));
  const written = await Promise.all(texts.map((entry) => compress(join(entry.parentPath, entry.name))));
  return written.flat().sort();
}

async function compress(path: string): Promise<string[]> {
  const text = await readFile(path);
  if (text.length < WORTH_IT) return [];
  const smallest = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  await writeFile(`${path}.br`, await brotli(text, { params: smallest }));
  await writeFile(`${path}.gz`, await zip(text, { level: 9 }));
  return [`${path}.br`, `${path}.gz`];
}

export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'teahouse:precompress',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle: {
      order: 'post',
      async handler() {
        await compressFolder(folder);
      },
    },
  };
}
