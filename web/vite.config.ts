// Builds the client into the server's package, with hashed assets.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

// Languages with a catalogue, English first.
const locales = readdirSync(here('../src/clanmoot/locales')).filter((name) => /^[a-z]{2}$/.test(name));

// A short hash of the catalogue, so that a new client never takes old messages from a cache.
const shelf = (name: string): string[] => readdirSync(here(`../src/clanmoot/locales/${name}`)).sort();
const sentences = locales.flatMap((name) => shelf(name).map((file) => here(`../src/clanmoot/locales/${name}/${file}`)));
const edition = createHash('sha256');
for (const path of sentences) edition.update(readFileSync(path));

export default defineConfig({
  define: {
    __LOCALES__: JSON.stringify(locales),
    __EDITION__: JSON.stringify(edition.digest('hex').slice(0, 12)),
  },
  // Addresses are relative. The server knows its path and writes it into the page.
  base: './',
  plugins: [svelte({ compilerOptions: { discloseVersion: false } })],
  // Test components with the browser build of Svelte, not the server build.
  resolve: { alias: { $lib: here('./src/lib'), $games: here('./src/games') }, conditions: ['browser'] },
  build: {
    outDir: here('../src/clanmoot/server/static'),
    emptyOutDir: true,
    assetsDir: 'assets',
    assetsInlineLimit: 0,
    target: 'esnext',
    modulePreload: { polyfill: false },
  },
  server: {
    // The catalogue and the fixtures are outside this folder.
    fs: { allow: [here('..')] },
    proxy: { '/api': { target: process.env.CLANMOOT ?? 'http://127.0.0.1:8000', ws: true } },
  },
});
