// Where a proxy shows this client: an empty text, or a path such as `/games/clanmoot`. The server writes it into the page.

const written = document.querySelector<HTMLMetaElement>('meta[name="clanmoot-root"]')?.content ?? '/';

/** The beginning of every address within the client, without the slash that follows. */
export const base = new URL(written, location.origin).pathname.replace(/\/$/, '');

/** Take the base off a path of this page; null for a path that lies elsewhere. */
export const within = (path: string): string | null => (`${path}/`.startsWith(`${base}/`) ? path.slice(base.length) : null);
