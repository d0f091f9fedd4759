// Without a network, show one page that says so. Cache nothing else, so that nobody ever sees an old client.
const place = (name) => new URL(name, self.location).pathname;
const PAGE = place('offline.html');
const KEPT = [PAGE, place('offline.css'), place('icon.svg')];
// Other servers may be shown at other paths of the same host. They have caches of their own.
const OURS = `clanmoot-offline ${place('.')} `;
const SHELF = `${OURS}3`;
const LEGACY = 'clanmoot-offline-1';

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(SHELF).then((shelf) => shelf.addAll(KEPT)));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  const old = (name) => name === LEGACY || (name.startsWith(OURS) && name !== SHELF);
  event.waitUntil(caches.keys().then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name)))));
  self.clients.claim();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const path = new URL(request.url).pathname;
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => caches.match(PAGE)));
  else if (KEPT.includes(path)) event.respondWith(fetch(request).catch(() => caches.match(path)));
});
