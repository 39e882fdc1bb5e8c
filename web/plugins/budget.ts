/**
 * Fails the build when a page grows past what a phone on a village line should have to wait for.
 *
 * Counted in KB of gzip: what `index.html` loads at once (script, style and their static imports), and what each
 * chunk that is loaded later adds to that.
 */
import { gzipSync } from 'node:zlib';

import type { Plugin } from 'vite';

/** The part of a bundle's chunk that the budget reads. */
export interface Chunk {
  type: 'chunk';
  fileName: string;
  code: string;
  isDynamicEntry: boolean;
  imports: string[];
  viteMetadata?: { importedCss: Set<string> };
}

export interface Asset {
  type: 'asset';
  fileName: string;
  source: string | Uint8Array;
}

export type Bundle = Record<string, Chunk | Asset>;

export interface Load {
  name: string;
  kilobytes: number;
}

const KB = 1000;

const PAGE = 'index.html';

/** The files that a chunk needs before it runs: itself, its static imports, their styles. */
function needs(bundle: Bundle, fileName: string, found = new Set<string>()): Set<string> {
  const output = bundle[fileName];
  if (!output || found.has(fileName)) return found;
  found.add(fileName);
  if (output.type === 'chunk') {
    for (const css of output.viteMetadata?.importedCss ?? []) found.add(css);
    for (const imported of output.imports) needs(bundle, imported, found);
  }
  return found;
}

function weigh(bundle: Bundle, files: Iterable<string>): number {
  let bytes = 0;
  for (const file of files) {
    const output = bundle[file];
    if (output) bytes += gzipSync(output.type === 'chunk' ? output.code : output.source, { level: 9 }).length;
  }
  return bytes / KB;
}

/** The scripts and styles that the page itself asks for. */
function named(bundle: Bundle): string[] {
  const page = bundle[PAGE];
  if (page?.type !== 'asset') return [];
  return Object.keys(bundle).filter(
    (fileName) => /\.(js|css)$/.test(fileName) && page.source.toString().includes(`="/${fileName}"`),
  );
}

/** What the first page weighs, then what each later chunk adds. */
export function loads(bundle: Bundle): [first: Load, ...later: Load[]] {
  const chunks = Object.values(bundle).filter((output): output is Chunk => output.type === 'chunk');
  const first = new Set(named(bundle).flatMap((fileName) => [...needs(bundle, fileName)]));
  const later = chunks.filter((chunk) => chunk.isDynamicEntry);
  return [
    { name: 'first load', kilobytes: weigh(bundle, [...first, PAGE]) },
    ...later.map(({ fileName }) => ({
      name: fileName,
      kilobytes: weigh(
        bundle,
        [...needs(bundle, fileName)].filter((file) => !first.has(file)),
      ),
    })),
  ];
}

/** Limits in KB. */
export interface Limits {
  first: number;
  later: number;
}

/** One sentence for each load over its limit. */
export function overspent(bundle: Bundle, limits: Limits): string[] {
  const [first, ...later] = loads(bundle);
  const tooHeavy = (load: Load, limit: number) =>
    load.kilobytes > limit ? [`${load.name} weighs ${load.kilobytes.toFixed(1)} KB of ${limit}`] : [];
  return [...tooHeavy(first, limits.first), ...later.flatMap((load) => tooHeavy(load, limits.later))];
}

export function budget(limits: Limits): Plugin {
  return {
    name: 'teahouse:budget',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, output) {
        const bundle = output as unknown as Bundle;
        const complaints = overspent(bundle, limits);
        if (complaints.length) this.error(complaints.join('; '));
        const [first] = loads(bundle);
        this.info(`first load ${first.kilobytes.toFixed(1)} KB of ${limits.first}`);
      },
    },
  };
}
