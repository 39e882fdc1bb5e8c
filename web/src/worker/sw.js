// The service worker: the client opens without a line, and an update waits until the player wants it.
// The build fills in the two constants.
const CACHE = 'teahouse-' + '__DIGEST__';
const FILES = ['__FILES__'];

self.addEventListener('install', (event) => {
  // Never skip waiting here: an open table would lose the chunks that it has not loaded yet.
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)));
});

self.addEventListener('activate', (event) => {
  const old = caches.keys().then((names) => names.filter((name) => name !== CACHE));
  event.waitUntil(old.then((names) => Promise.all(names.map((name) => caches.delete(name)))));
});

self.addEventListener('message', (event) => {
  if (event.data === 'SKIP_WAITING') self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  // Every page of the client is the same page; what the hall answers is never kept.
  const page = request.mode === 'navigate' && !/^\/(api|schema|metrics|healthz)/.test(url.pathname);
  if (page) event.respondWith(caches.match('/').then((kept) => kept ?? fetch(request)));
  else if (FILES.includes(url.pathname))
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
});
