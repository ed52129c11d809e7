import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
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

/** the words of every page in each language, and those that the games bring to the start page */
const FIRST = /^src\/(?:text\/text|games\/\w+\/start)\.(\w+)\.ftl$/;

/**
 * What any page needs is asked for together with the script that would ask for it: the scripts and
 * styles that the games bring to the start page, then the fonts that the style sheet names. The words
 * in links with `data-lang` the server puts into the page itself, in the language of who asks
 * (server/pages.py).
 */
function ahead(): Plugin {
  return {
    name: 'ahead',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) => {
        const files = Object.values(bundle ?? {}).sort((a, b) => (a.fileName < b.fileName ? -1 : 1));
        const link = (file: { fileName: string }, attrs: Record<string, string | boolean>) => ({
          tag: 'link', attrs: { ...attrs, href: `./${file.fileName}` }, injectTo: 'head' as const,
        });
        const pieces = files.filter((file) => file.type === 'chunk' && file.name === 'start');
        const scripts = new Set(pieces.flatMap((file) => (file.type === 'chunk' ? [file.fileName, ...file.imports] : [])));
        const styles = new Set(pieces.flatMap((file) => (file.type === 'chunk' ? [...(file.viteMetadata?.importedCss ?? [])] : [])));
        return [
          ...files.filter((f) => scripts.has(f.fileName) && f.type === 'chunk' && !f.isEntry).map((f) => link(f, { rel: 'modulepreload', crossorigin: true })),
          ...files.filter((f) => styles.has(f.fileName)).map((f) => link(f, { rel: 'stylesheet', crossorigin: true })),
          ...files.filter((f) => f.fileName.endsWith('.woff2')).map((f) => link(f, { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true })),
          ...files.flatMap((f) => {
            const lang = f.type === 'asset' && f.originalFileNames.map((name) => FIRST.exec(name)?.[1]).find(Boolean);
            return lang ? [link(f, { rel: 'preload', as: 'fetch', crossorigin: true, 'data-lang': lang })] : [];
          }),
        ];
      },
    },
  };
}

const PACKABLE = /\.(html|js|css|svg|ftl|txt)$/;

/** Beside each file of text what a browser may be sent instead: the server compresses nothing itself. */
function packed(): Plugin {
  return {
    name: 'packed',
    apply: 'build',
    writeBundle({ dir = '' }) {
      for (const entry of readdirSync(dir, { withFileTypes: true, recursive: true })) {
        if (!entry.isFile() || !PACKABLE.test(entry.name)) continue;
        const file = join(entry.parentPath, entry.name);
        const whole = readFileSync(file);
        const made = {
          gz: gzipSync(whole, { level: 9 }),
          br: brotliCompressSync(whole, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: whole.length } }),
        };
        // what is no shorter is sent as it is
        for (const [ending, short] of Object.entries(made)) if (short.length < whole.length) writeFileSync(`${file}.${ending}`, short);
      }
    },
  };
}

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), notices(), ahead(), packed()],
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
    rolldownOptions: {
      output: {
        // every file names dozens of others, and their hashes cannot be compressed
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        // what comes together comes in one file: fewer requests, and shorter once compressed
        codeSplitting: {
          groups: [
            { name: 'page', tags: ['$initial'], priority: 3 },
            { name: 'start', test: /[\\/]games[\\/]\w+[\\/](Cover|Tiles)\.svelte$/, priority: 2 },
            { name: 'table', test: /[\\/]screens[\\/]Table\.svelte$/, priority: 1 },
          ],
        },
      },
    },
    // which files a part of the page is made of: its weight is measured by this (bench/weight.py)
    manifest: 'parts.json',
  },
  server: {
    proxy: {
      // the server compares the Origin of what is posted with the Host it was called by
      '/api': { target: `http://${server}`, changeOrigin: false },
      '/cards': { target: `http://${server}`, changeOrigin: false },
      '/text': { target: `http://${server}`, changeOrigin: false },
      '/ws': { target: `ws://${server}`, ws: true },
    },
  },
  // a busy machine is no fault: what hangs is ended all the same
  test: { include: ['{tests,src}/**/*.test.ts'], environment: 'node', testTimeout: 120_000 },
}));
