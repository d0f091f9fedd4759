// The router: splits the path, and follows links without reloading the page.

import { base, within } from './basePath';

const here = $state({ path: location.pathname, query: location.search, hash: location.hash, table: '' });

/** Return the parts of the path without the base: `/table/abc` is `['table', 'abc']`. */
export const parts = (): string[] => (within(here.path) ?? '').split('/').filter(Boolean).map(decodeURIComponent);

export const query = (): URLSearchParams => new URLSearchParams(here.query);

export const hash = (): string => decodeURIComponent(here.hash.slice(1));

/** Return the table that was open before this page, if any. */
export const lastTable = (): string => here.table;

function follow(): void {
  if (here.path.startsWith(`${base}/table/`)) here.table = here.path;
  here.path = location.pathname;
  here.query = location.search;
  here.hash = location.hash;
}

/** Go to an address that begins with the base. `replace` leaves no history entry. */
export function go(url: string, replace = false): void {
  const moved = new URL(url, location.href).pathname !== location.pathname;
  history[replace ? 'replaceState' : 'pushState'](null, '', url);
  follow();
  if (moved) window.scrollTo(0, 0);
}

/** Listen to the back button and to links in the page; returns a function that stops. */
export function listen(): () => void {
  window.addEventListener('popstate', follow);
  document.addEventListener('click', onclick);
  return () => {
    window.removeEventListener('popstate', follow);
    document.removeEventListener('click', onclick);
  };
}

function onclick(event: MouseEvent): void {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const link = (event.target as Element | null)?.closest?.('a');
  if (!plain || event.defaultPrevented || !link?.href || link.target || link.hasAttribute('download')) return;
  const url = new URL(link.href);
  const path = url.origin === location.origin ? within(url.pathname) : null;
  if (path === null || path.startsWith('/api/')) return;
  event.preventDefault();
  go(url.pathname + url.search + url.hash);
}
