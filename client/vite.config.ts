import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// `npm run dev` serves the client with live reload and passes all else to `dev.py serve`.
const server = '127.0.0.1:8000';

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
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
      '/api': `http://${server}`,
      '/ws': { target: `ws://${server}`, ws: true },
    },
  },
  test: { include: ['tests/**/*.test.ts'], environment: 'node' },
}));
