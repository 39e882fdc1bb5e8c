/**
 * The drawings of `look/`, gathered into one sprite of `<symbol>`s per family.
 *
 * Each folder named in `prefixes` becomes a hashed file that `virtual:sprites` names, to be fetched with the
 * table and put into the page once; `<svg><use href="#t-5m"/></svg>` then draws a tile that follows the tokens.
 * Icons (`#i-…`) and the mark (`#mark`) are needed at once and small: they stand in `index.html` itself.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import type { Plugin } from 'vite';

const MODULE = 'virtual:sprites';
const OPENING = '<svg xmlns="http://www.w3.org/2000/svg"';

/** Hidden by its size: under `display:none` some engines drop clip paths and gradients. */
const HIDDEN = 'width="0" height="0" aria-hidden="true" focusable="false"';

/** A drawing's parts: the attributes of its root, what stands inside, and its shared definitions. */
interface Drawing {
  attributes: string;
  inner: string;
  definitions: string[];
}

/**
 * Rewrites `style="display:var(--x,none)"` to `display="var(--x,none)"`: a page with a strict content policy
 * drops inline styles, but not presentation attributes.
 */
export function withoutInlineStyles(svg: string): string {
  return svg.replace(/ style="([^"]*)"/g, (_, style: string) =>
    style
      .split(';')
      .map((declaration) => declaration.split(/:(.*)/s))
      .filter(([property, value]) => property && value)
      .map(([property = '', value = '']) => ` ${property.trim()}="${value.trim()}"`)
      .join(''),
  );
}

function parse(name: string, svg: string): Drawing {
  const [, attributes, content] = /^<svg([^>]*)>(.*)<\/svg>\s*$/s.exec(withoutInlineStyles(svg)) ?? [];
  if (attributes === undefined || content === undefined) throw new Error(`${name} is not one <svg> element`);
  const definitions: string[] = [];
  const inner = content.replace(/<defs>(.*?)<\/defs>/gs, (_, found: string) => {
    definitions.push(found);
    return '';
  });
  return { attributes, inner, definitions };
}

/** Identical definitions (the wood of every xiangqi piece) stand once. */
function shared(definitions: Iterable<string>): string {
  const distinct = [...new Set(definitions)];
  const ids = distinct.flatMap((text) => [...text.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]));
  const doubled = ids.find((id, index) => ids.indexOf(id) !== index);
  if (doubled !== undefined) throw new Error(`two different definitions are called ${doubled}`);
  return distinct.length ? `<defs>${distinct.join('')}</defs>` : '';
}

/** One hidden `<svg>` with a `<symbol>` per drawing, its id prefixed by the family. */
export function spriteOf(prefix: string, drawings: ReadonlyMap<string, string>): string {
  const parsed = [...drawings].map(([name, svg]) => ({ name, ...parse(name, svg) }));
  const symbols = parsed.map(({ name, attributes, inner }) => {
    const viewBox = / viewBox="[^"]+"/.exec(attributes)?.[0];
    if (!viewBox) throw new Error(`${name} has no viewBox`);
    return `<symbol id="${prefix}${name}"${viewBox}>${inner}</symbol>`;
  });
  return `${OPENING} ${HIDDEN}>${shared(parsed.flatMap((drawing) => drawing.definitions))}${symbols.join('')}</svg>`;
}

/**
 * Icons are drawn as symbols already. A symbol inherits from the place where it is used, not from the sprite,
 * so the root's stroke goes to each of them.
 */
export function iconSprite(icons: string, mark: string): string {
  const { attributes, inner } = parse('icons', icons);
  const pen = attributes.replace(/ xmlns="[^"]*"/, '');
  const symbols = inner.replace(/<symbol /g, `<symbol${pen} `);
  const { attributes: frame, inner: bowl } = parse('mark', mark);
  const viewBox = / viewBox="[^"]+"/.exec(frame)?.[0] ?? '';
  return `${OPENING} ${HIDDEN}>${symbols}<symbol id="mark"${viewBox} fill="currentColor">${bowl}</symbol></svg>`;
}

function drawingsIn(folder: string): Map<string, string> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.svg'));
  return new Map(
    files.sort().map((file) => [basename(file, '.svg'), readFileSync(join(folder, file), 'utf8')]),
  );
}

export function sprites(look: string, prefixes: Record<string, string>): Plugin {
  let base = '/';
  const sprite = (family: string) => {
    const source = spriteOf(prefixes[family] ?? '', drawingsIn(join(look, family)));
    const digest = createHash('sha256').update(source).digest('hex').slice(0, 8);
    return { source, fileName: `assets/${family}-${digest}.svg` };
  };
  return {
    name: 'teahouse:sprites',
    configResolved(config) {
      base = config.base;
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load(id) {
      if (id !== `\0${MODULE}`) return null;
      const urls = Object.keys(prefixes).map((family) => {
        const { source, fileName } = sprite(family);
        if (this.environment.mode === 'build') this.emitFile({ type: 'asset', fileName, source });
        return [family, base + fileName];
      });
      return `export const urls = ${JSON.stringify(Object.fromEntries(urls))};`;
    },
    transformIndexHtml: (html) => {
      const read = (file: string) => readFileSync(join(look, file), 'utf8').trim();
      return html.replace('<body>', `<body>${iconSprite(read('icons.svg'), read('mark.svg'))}`);
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const family = /\/assets\/(\w+)-[0-9a-f]{8}\.svg$/.exec(request.url ?? '')?.[1];
        if (family && family in prefixes) {
          response.setHeader('Content-Type', 'image/svg+xml');
          response.end(sprite(family).source);
        } else next();
      });
    },
  };
}
