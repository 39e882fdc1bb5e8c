import { fileURLToPath } from 'node:url';

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

import { budget } from './plugins/budget.ts';
import { precompress } from './plugins/precompress.ts';
import { sprites } from './plugins/sprites.ts';
import { traditional } from './plugins/traditional.ts';
import { worker } from './plugins/worker.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// The address of a running hall, for `npm run dev`.
const hall = process.env['HALL'] ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [
    svelte(),
    traditional(here('src/i18n/zh-Hans.ts')),
    sprites(here('look'), { tiles: 't-', cards: 'c-', pieces: 'p-' }),
    worker(here('src/worker/sw.js')),
    budget({ first: 60, later: 50 }),
    precompress(),
  ],
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  build: {
    outDir: '../src/teahouse/edge/client',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // What the first page needs is one script and one style: two dozen small ones compress worse and come later.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'house', tags: ['$initial'] }] } } },
  },
  server: {
    // Objects, for the short form would change the Host, and the hall answers no foreign origin.
    proxy: { '/api': { target: hall }, '/ws': { target: hall, ws: true } },
  },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts', 'plugins/**/*.test.ts'],
  },
});
