/**
 * Traditional Chinese, made at build time from the simplified texts.
 *
 * `import x from './text.json?traditional'` (or a `.ts` file) reads the file with every Chinese word converted;
 * `virtual:zh-Hant` is the converted message catalogue, with all the files that it is put together from. Keys are ASCII, so the whole source may be converted,
 * functions and comments included. Names that people chose never come this way.
 */
import { readFile } from 'node:fs/promises';

import { ConverterFactory, Locale } from 'opencc-js';
import type { Plugin } from 'vite';

const QUERY = '?traditional';

/** A further step after the conversion, so its left side is text that is traditional already. */
const OWN_WORDS: [string, string][] = [
  ['頭遊', '頭游'],
  ['二遊', '二游'],
  ['三遊', '三游'],
  ['四遊', '四游'],
  ['五遊', '五游'],
  ['末遊', '末游'],
  // An empress, the cycle of rebirth, and "also" are not meant.
  ['封后', '封後'],
  ['輪迴來', '輪回來'],
  ['並過去', '併過去'],
  ['鍾', '鐘'],
  ['温嶺', '溫嶺'],
];

const { cn: CHINA = [] } = Locale.from;
const { hk: HONG_KONG = [] } = Locale.to;

// The Hong Kong forms keep 台, 吃 and 着, which are the words of the games; Taiwan's would write 臺 and 喫.
export const toTraditional: (text: string) => string = ConverterFactory(CHINA, HONG_KONG, [OWN_WORDS]);

export function traditional(catalogue: string): Plugin {
  return {
    name: 'teahouse:traditional',
    enforce: 'pre',
    async resolveId(id, importer) {
      if (id === 'virtual:zh-Hant') return catalogue + QUERY;
      // What a converted file imports from beside it is converted too.
      if (!id.startsWith('.') || !importer?.endsWith(QUERY)) return null;
      const file = await this.resolve(id, importer.slice(0, -QUERY.length));
      return file && file.id + QUERY;
    },
    async load(id) {
      if (!id.endsWith(QUERY)) return null;
      const file = id.slice(0, -QUERY.length);
      this.addWatchFile(file);
      const text = toTraditional(await readFile(file, 'utf8'));
      // Vite's own JSON step passes over a name that ends in a query.
      return file.endsWith('.json') ? { code: `export default ${text}`, moduleType: 'js' } : text;
    },
  };
}
