// The path under which a proxy serves this client: empty, or for example `/games/clanmoot`. The server writes it into
// the page.

const written = document.querySelector<HTMLMetaElement>('meta[name="clanmoot-root"]')?.content ?? '/';

/** The start of every address within the client, without the slash that follows. */
export const base = new URL(written, location.origin).pathname.replace(/\/$/, '');

/** Remove the base from a path of this page; null for a path outside it. */
export const within = (path: string): string | null =>
  `${path}/`.startsWith(`${base}/`) ? path.slice(base.length) : null;
