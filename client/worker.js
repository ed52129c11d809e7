/*
 * The worker of Touchline. The network always comes first; where the server does not answer, the page
 * and what it is made of come from the cache, and the page is told so. It sees to the files that are
 * listed here and to nothing else: never to /api, never to /ws. The build writes both lines below.
 */
const BUILD = '%BUILD%';
const SHELL = '%SHELL%'.split(' ');

const NAME = 'touchline ';
const CACHE = NAME + BUILD;
const HOME = new URL('./', location).href;
const KNOWN = new Set(SHELL.map((at) => new URL(at, HOME).href));
/** what stands before a server answers so where the server is gone */
const GONE = [502, 504];

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll([HOME, ...KNOWN])));
});

self.addEventListener('activate', (event) => event.waitUntil(begin()));
async function begin() {
  for (const name of await caches.keys()) if (name.startsWith(NAME) && name !== CACHE) await caches.delete(name);
  await self.clients.claim();
  // a page of another build may offer to load this one
  for (const page of await self.clients.matchAll()) page.postMessage({ build: BUILD });
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate' && request.url.split('#')[0] === HOME) event.respondWith(front(request));
  else if (KNOWN.has(request.url)) event.respondWith(fetch(request).catch(() => kept(request.url)));
});

const kept = async (url) => (await caches.match(url, { ignoreVary: true })) ?? Response.error();

/** The page; without its server the one of this build, marked. */
async function front(request) {
  const answer = await fetch(request).catch(() => null);
  if (answer && !GONE.includes(answer.status)) return answer;
  const page = await kept(HOME);
  if (!page.ok) return answer ?? page;
  const headers = new Headers(page.headers);
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  return new Response((await page.text()).replace('<head>', '<head><meta name="unreachable">'), { headers });
}
