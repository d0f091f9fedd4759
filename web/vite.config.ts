// How the client is built: into the server's package, with hashed assets.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

// Languages that have a folder of sentences, English first.
const locales = readdirSync(here('../src/clanmoot/locales')).filter((name) => /^[a-z]{2}$/.test(name));

// What the sentences are, in a few letters: a new client never asks a cache for old ones.
const shelf = (name: string): string[] => readdirSync(here(`../src/clanmoot/locales/${name}`)).sort();
const sentences = locales.flatMap((name) => shelf(name).map((file) => here(`../src/clanmoot/locales/${name}/${file}`)));
const edition = createHash('sha256');
for (const path of sentences) edition.update(readFileSync(path));

export default defineConfig({
  define: {
    __LOCALES__: JSON.stringify(locales),
    __EDITION__: JSON.stringify(edition.digest('hex').slice(0, 12)),
  },
  // Addresses are relative: the server knows at which path it is shown, and writes it into the page.
  base: './',
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
