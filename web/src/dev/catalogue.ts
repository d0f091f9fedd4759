// Loads the catalogue from its folder, for development without a server.
import type { Fetcher } from '$lib/words/catalogue.svelte';

const sources = import.meta.glob<string>('../../../src/clanmoot/locales/*/*.ftl', { query: '?raw', import: 'default' });

export const catalogueHere: Fetcher = (locale) =>
  Promise.all(
    Object.entries(sources)
      .filter(([path]) => path.includes(`/locales/${locale}/`))
      .map(([, load]) => load()),
  );
