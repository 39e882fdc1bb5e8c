import { flushSync, mount } from 'svelte';
import { expect, test } from 'vitest';

import Markdown from './Markdown.svelte';
import { anchorOf, chapters, parsed } from './markdown.ts';

const HELP = `# 诸暨包麻将

包家要**胡到**自己叫的台数。

## 叫 台

1. 从庄家起
2. 轮着叫

| 叫法 | 包台分 |
|---|---|
| 2台 | 5 |

## 算分

<script>alert(1)</script> <b onclick="x()">甲</b> [乙](javascript:alert(1)) 1 < 2 & 3
`;

function rendered(markdown: string): HTMLElement {
  const target = document.createElement('div');
  mount(Markdown, { target, props: { tokens: parsed(markdown) } });
  flushSync();
  return target;
}

test('chapters lead to their headings; the title is the page’s', () => {
  expect(chapters(parsed(HELP))).toEqual([
    { title: '叫 台', anchor: '叫-台' },
    { title: '算分', anchor: '算分' },
  ]);
  const page = rendered(HELP);
  expect([...page.querySelectorAll('h2, h3')].map(({ id }) => id)).toEqual(['叫-台', '算分']);
  expect(page.textContent).not.toContain('# ');
  expect(anchorOf(' 叫  台 ')).toBe('叫-台');
});

test('emphasis, lists and tables become elements', () => {
  const page = rendered(HELP);
  expect(page.querySelector('strong')?.textContent).toBe('胡到');
  expect(page.querySelectorAll('ol li')).toHaveLength(2);
  expect(page.querySelector('th')?.textContent).toBe('叫法');
  expect(page.querySelectorAll('td')[1]?.textContent).toBe('5');
});

test('nothing in a text becomes a script, a handler or an address', () => {
  const page = rendered(HELP);
  expect(page.querySelector('script, b, a, [onclick]')).toBeNull();
  expect(page.textContent).toContain('<script>alert(1)</script>');
  expect(page.textContent).toContain('1 < 2 & 3');
});
