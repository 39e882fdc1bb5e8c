/**
 * Writes `sw.js`: the service worker's source with the list of files of this build and a digest of them.
 *
 * The digest names the worker's cache, so any changed file makes a new worker and an unchanged build none.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Plugin } from 'vite';

/** Fills the source's two placeholders. `files` gives the content by name; `index.html` answers as `/`. */
export function workerSource(source: string, files: ReadonlyMap<string, string | Uint8Array>): string {
  const names = [...files.keys()].sort();
  const hash = createHash('sha256');
  for (const name of names) hash.update(`${name}\0`).update(files.get(name) ?? '');
  const urls = names.map((name) => (name === 'index.html' ? '/' : `/${name}`));
  return source
    .replace("'__DIGEST__'", `'${hash.digest('hex').slice(0, 12)}'`)
    .replace("['__FILES__']", JSON.stringify(urls));
}

export function worker(file: string): Plugin {
  let publicDir = '';
  return {
    name: 'teahouse:worker',
    apply: 'build',
    configResolved(config) {
      publicDir = config.publicDir;
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const files = new Map<string, string | Uint8Array>();
        for (const output of Object.values(bundle)) {
          files.set(output.fileName, output.type === 'chunk' ? output.code : output.source);
        }
        for (const entry of readdirSync(publicDir, { withFileTypes: true })) {
          // The system keeps the app's icons itself.
          if (entry.isFile() && !entry.name.endsWith('.png'))
            files.set(entry.name, readFileSync(join(publicDir, entry.name)));
        }
        this.emitFile({
          type: 'asset',
          fileName: 'sw.js',
          source: workerSource(readFileSync(file, 'utf8'), files),
        });
      },
    },
  };
}
