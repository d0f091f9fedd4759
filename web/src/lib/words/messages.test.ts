// Every message that the client uses is in the catalogue, and every message of the client is used, in every language.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FluentResource } from '@fluent/bundle';

const SHELF = '../src/clanmoot/locales/';
const locales = readdirSync(SHELF).filter((name) => existsSync(`${SHELF}${name}/web.ftl`));

/** The messages of the client in a language: web.ftl, and one file per board. */
function messages(locale: string): Set<string> {
  const files = readdirSync(SHELF + locale).filter((name) => /^web[\w-]*\.ftl$/.test(name));
  const found = files.flatMap((name) => new FluentResource(readFileSync(`${SHELF}${locale}/${name}`, 'utf-8')).body);
  return new Set(found.map(({ id }) => id));
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return sources(path);
    return /\.(svelte|ts)$/.test(path) && !path.endsWith('.test.ts') ? [readFileSync(path, 'utf-8')] : [];
  });
}

const code = sources('src').join('\n');
const said = new Set([...code.matchAll(/['"`](web-[a-z0-9-]*[a-z0-9])['"`]/g)].map(([, id]) => id as string));
// `web-level-${level}`: any message that begins like this may be used.
const begun = [...new Set([...code.matchAll(/`(web-[a-z0-9-]*)\$\{/g)].map(([, start]) => start as string))];

describe.each(locales)('the client in %s', (locale) => {
  const known = messages(locale);

  it('says nothing that the catalogue does not have', () => {
    expect([...said].filter((id) => !known.has(id))).toEqual([]);
    expect(begun.filter((start) => ![...known].some((id) => id.startsWith(start)))).toEqual([]);
  });

  it('has no message that nobody says', () => {
    const idle = [...known].filter(
      (id) => !said.has(id) && !begun.some((start) => start !== 'web-' && id.startsWith(start)),
    );
    expect(idle).toEqual([]);
  });
});
