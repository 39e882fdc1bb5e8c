import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { iconSprite, spriteOf, withoutInlineStyles } from './sprites.ts';

const LOOK = join(import.meta.dirname, '../look');

function family(name: string): Map<string, string> {
  const files = readdirSync(join(LOOK, name)).filter((file) => file.endsWith('.svg'));
  return new Map(files.map((file) => [file.slice(0, -4), readFileSync(join(LOOK, name, file), 'utf8')]));
}

const ids = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);

test('a drawing becomes a symbol with the prefix of its family and keeps its tokens', () => {
  const five =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 4"><path fill="var(--tile-red,#B00)"/></svg>';
  expect(spriteOf('t-', new Map([['5m', five]]))).toContain(
    '<symbol id="t-5m" viewBox="0 0 3 4"><path fill="var(--tile-red,#B00)"/></symbol>',
  );
});

test('inline styles become attributes, which a strict content policy lets through', () => {
  expect(withoutInlineStyles('<g style="display:var(--tile-index,none);opacity:.5"/>')).toBe(
    '<g display="var(--tile-index,none)" opacity=".5"/>',
  );
});

test('identical definitions stand once, different ones of one name are refused', () => {
  const piece = (fill: string) =>
    `<svg viewBox="0 0 1 1"><defs><radialGradient id="wood" r="${fill}"/></defs><circle/></svg>`;
  const sprite = spriteOf(
    'p-',
    new Map([
      ['a', piece('.7')],
      ['b', piece('.7')],
    ]),
  );
  expect(sprite.match(/<radialGradient/g)).toHaveLength(1);
  expect(() =>
    spriteOf(
      'p-',
      new Map([
        ['a', piece('.7')],
        ['b', piece('.8')],
      ]),
    ),
  ).toThrow('called wood');
});

test.each([
  ['tiles', 't-', 44],
  ['cards', 'c-', 55],
  ['pieces', 'p-', 30],
])('the sprite of the %s has every drawing, no doubled id and no inline style', (name, prefix, count) => {
  const sprite = spriteOf(prefix, family(name));
  expect(sprite.match(/<symbol /g)).toHaveLength(count);
  expect(new Set(ids(sprite)).size).toBe(ids(sprite).length);
  expect(sprite).not.toContain('style=');
  for (const [, target] of sprite.matchAll(/url\(#([^)]+)\)/g)) expect(ids(sprite)).toContain(target);
});

test('icons carry their own stroke, and the mark takes the colour of its place', () => {
  const read = (file: string) => readFileSync(join(LOOK, file), 'utf8').trim();
  const sprite = iconSprite(read('icons.svg'), read('mark.svg'));
  const page = new DOMParser().parseFromString(sprite, 'image/svg+xml');
  expect(page.querySelector('#i-talk')?.getAttribute('stroke')).toBe('currentColor');
  expect(page.querySelector('#mark')?.getAttribute('fill')).toBe('currentColor');
  expect(page.querySelectorAll('#mark path')).toHaveLength(4);
});
