import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

// `npm run dev` serves the client with live reload and passes all else to `dev.py serve`.
const server = process.env.TOUCHLINE_SERVER ?? '127.0.0.1:8000';

const fonts = ['@fontsource-variable/inter', '@fontsource/barlow-condensed'];

/** Writes licences.txt: what the built client carries of others, under which terms. */
function notices(): Plugin {
  return {
    name: 'notices',
    apply: 'build',
    generateBundle() {
      const folders = new Set(fonts.map((name) => join(import.meta.dirname, 'node_modules', name)));
      for (const id of this.getModuleIds()) {
        const found = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id.replaceAll('\\', '/').replace('\0', ''));
        if (found?.[1]) folders.add(found[1]);
      }
      const texts = [...folders].sort().map((folder) => {
        const about = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<string, string>;
        const file = readdirSync(folder).find((name) => /^licen[cs]e(\.\w+)?$/i.test(name));
        const text = file ? readFileSync(join(folder, file), 'utf8').trim() : '';
        return `${about.name} ${about.version} (${about.license})\n\n${text}`.trim();
      });
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: texts.join(`\n\n${'-'.repeat(78)}\n\n`) + '\n' });
    },
  };
}

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), notices()],
  base: './',
  // in tests Svelte's browser build is wanted, not its server build
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  build: {
    outDir: '../src/touchline/static',
    emptyOutDir: true,
    target: 'es2022',
    // the content security policy allows no data: fonts or pictures and no inline script
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: {
      // the server compares the Origin of what is posted with the Host it was called by
      '/api': { target: `http://${server}`, changeOrigin: false },
      '/text': { target: `http://${server}`, changeOrigin: false },
      '/ws': { target: `ws://${server}`, ws: true },
    },
  },
  // a busy machine is no fault: what hangs is ended all the same
  test: { include: ['tests/**/*.test.ts'], environment: 'node', testTimeout: 120_000 },
}));
