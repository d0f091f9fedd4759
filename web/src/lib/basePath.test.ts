// Paths with and without a proxy's base.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

async function shownAt(root: string | null): Promise<typeof import('./basePath')> {
  vi.resetModules();
  document.head.innerHTML = root === null ? '' : `<meta name="clanmoot-root" content="${root}">`;
  return import('./basePath');
}

describe('the base of all addresses', () => {
  afterEach(() => (document.head.innerHTML = ''));

  it.each([
    [null, ''],
    ['./', ''],
    ['/', ''],
    ['/games/clanmoot/', '/games/clanmoot'],
  ])('%s is %s', async (root, base) => {
    expect((await shownAt(root)).base).toBe(base);
  });

  it('is taken off a path', async () => {
    const { within } = await shownAt('/games/clanmoot/');
    expect(within('/games/clanmoot')).toBe('');
    expect(within('/games/clanmoot/table/abc')).toBe('/table/abc');
    expect(within('/games/clanmootish')).toBeNull();
    expect(within('/other')).toBeNull();
  });
});

describe('the router under a path', () => {
  beforeEach(() => history.replaceState(null, '', '/games/clanmoot/table/abc'));
  afterEach(() => history.replaceState(null, '', '/'));

  it('knows its own addresses, and leaves others to the browser', async () => {
    await shownAt('/games/clanmoot/');
    const { go, lastTable, listen, parts } = await import('./router.svelte');
    const stop = listen();
    expect(parts()).toEqual(['table', 'abc']);
    go('/games/clanmoot/rules/tain');
    expect([parts(), lastTable()]).toEqual([['rules', 'tain'], '/games/clanmoot/table/abc']);
    const followed = ['/games/clanmoot/lobby', '/games/clanmoot/api/v1/docs', '/elsewhere'].map((href) => {
      document.body.innerHTML = `<a href="${href}">x</a>`;
      const click = new MouseEvent('click', { bubbles: true, cancelable: true });
      const inside = new Promise<boolean>((done) =>
        window.addEventListener('click', (event) => (done(event.defaultPrevented), event.preventDefault()), {
          once: true,
        }),
      );
      document.querySelector('a')?.dispatchEvent(click);
      return inside;
    });
    expect(await Promise.all(followed)).toEqual([true, false, false]);
    stop();
  });
});

describe('an address in the sources', () => {
  const files = import.meta.glob<string>(['/src/**/*.svelte', '/src/**/*.ts', '!/src/**/*.test.ts', '!/src/dev/**'], {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  // Attributes and calls that take an address. They need `base` before the slash.
  const bare =
    /\b(?:href|path|page|src)=["'`]\/|\bgo\(["'`]\/|["'`]\/(?:table|replay|analysis|rules|join)\/\$?\{|["'`]\/api\//g;
  const own = ['/src/lib/router.svelte.ts', '/src/lib/client/api.ts']; // these two add the base themselves

  it('begins with the base', () => {
    expect(Object.keys(files).length).toBeGreaterThan(100);
    const found = Object.entries(files).flatMap(([name, text]) =>
      own.includes(name) ? [] : [...text.matchAll(bare)].map(([one]) => `${name}: ${one}`),
    );
    expect(found).toEqual([]);
  });
});
