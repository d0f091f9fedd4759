// How the client is built: into the server's package, with hashed assets.
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

// Languages that have a folder of sentences, English first.
const locales = readdirSync(here('../src/clanmoot/locales')).filter((name) => /^[a-z]{2}$/.test(name));

export default defineConfig({
  define: { __LOCALES__: JSON.stringify(locales) },
  plugins: [svelte()],
  // Components under test run in a browser's shape, not on the server.
  resolve: { alias: { $lib: here('./src/lib'), $games: here('./src/games') }, conditions: ['browser'] },
  build: {
    outDir: here('../src/clanmoot/server/static'),
    emptyOutDir: true,
    assetsDir: 'assets',
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: { polyfill: false },
  },
  server: {
    // The catalogue of sentences and the fixtures lie outside this folder.
    fs: { allow: [here('..')] },
    proxy: { '/api': { target: process.env.CLANMOOT ?? 'http://127.0.0.1:8000', ws: true } },
  },
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'] },
});
