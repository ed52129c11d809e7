import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { icon } from './icons';

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

/** the bands on top of a page, in both themes (--band in client/src/tokens.css) */
const BANDS = /--band: light-dark\((#\w+), (#\w+)\)/;
const GROUNDS = /--ground: light-dark\((#\w+), (#\w+)\)/;

/**
 * What makes the page one that can be installed: its manifest, its signs, and the worker that opens
 * it where the server is gone (worker.js). The page and the worker bear the name of the build.
 */
function installable(): Plugin {
  return {
    name: 'installable',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const tokens = readFileSync(join(import.meta.dirname, 'src/tokens.css'), 'utf8');
      const [, light = '', dark = ''] = BANDS.exec(tokens) ?? [];
      const [, ground = ''] = GROUNDS.exec(tokens) ?? [];
      const signs: [string, number, boolean][] = [['icons/192.png', 192, false], ['icons/512.png', 512, false], ['icons/maskable.png', 512, true], ['icons/touch.png', 180, true]];
      for (const [fileName, size, maskable] of signs) this.emitFile({ type: 'asset', fileName, source: icon(size, maskable) });
      const manifest = {
        id: './', name: 'Touchline', short_name: 'Touchline', start_url: './', scope: './', display: 'standalone',
        background_color: ground, theme_color: light, categories: ['games', 'sports'],
        icons: signs.slice(0, 3).map(([src, size, maskable]) => ({ src, sizes: `${size}x${size}`, type: 'image/png', purpose: maskable ? 'maskable' : 'any' })),
      };
      this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source: JSON.stringify(manifest) });

      const all = Object.values(bundle);
      const build = createHash('sha256').update(all.map((f) => f.fileName).sort().join('\n')).digest('hex').slice(0, 12);
      // what a page without a server is made of: the entry, that page, and the words
      const needed = new Set(all.filter((f) => f.type === 'chunk' && (f.isEntry || f.name === 'Unreachable')).map((f) => f.fileName));
      for (const file of needed) {
        const chunk = bundle[file];
        if (chunk?.type !== 'chunk') continue;
        for (const other of [...chunk.imports, ...(chunk.viteMetadata?.importedCss ?? [])]) needed.add(other);
      }
      for (const f of all) {
        if (f.fileName.endsWith('.woff2') || (f.type === 'asset' && f.originalFileNames.some((name) => FIRST.test(name)))) needed.add(f.fileName);
      }
      const worker = readFileSync(join(import.meta.dirname, 'worker.js'), 'utf8').replace('%BUILD%', build);
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: worker.replace('%SHELL%', ['favicon.svg', ...needed].sort().join(' ')) });

      const page = bundle['index.html'];
      if (page?.type !== 'asset') throw new Error('there is no page to make installable');
      const head = [
        `<meta name="build" content="${build}" />`,
        '<link rel="manifest" href="./manifest.webmanifest" />',
        '<link rel="apple-touch-icon" href="./icons/touch.png" />',
        `<meta name="theme-color" content="${light}" media="(prefers-color-scheme: light)" />`,
        `<meta name="theme-color" content="${dark}" media="(prefers-color-scheme: dark)" />`,
      ];
      page.source = String(page.source).replace('</title>', ['</title>', ...head].join('\n    '));
    },
  };
}

const PACKABLE = /\.(html|js|css|svg|ftl|txt|webmanifest)$/;

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
  plugins: [svelte(), notices(), ahead(), installable(), packed()],
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
