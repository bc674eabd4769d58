import { ANSWERED_AT, offlineStores } from '@portal/web-kit/offline-names';
import { clientsClaim } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { isAnswer, isHashedFile, isManifest, isPage, isSession } from './request-kind';

const DAY_S = 24 * 60 * 60;

declare const self: { skipWaiting(): Promise<void> } & EventTarget;

// Files are known by their hash and answers come from the network first, so no version of this worker waits for another.
void self.skipWaiting();
clientsClaim();

/** Its type says "maybe undefined" where that of plugins says "not there". */
function expiringAfter(days: number, maxEntries: number): WorkboxPlugin {
  return new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * DAY_S, purgeOnQuotaError: true }) as WorkboxPlugin;
}

registerRoute(
  isHashedFile,
  new CacheFirst({
    cacheName: offlineStores.files,
    plugins: [expiringAfter(60, 400)],
  }),
);
registerRoute(isManifest, new NetworkFirst({ cacheName: offlineStores.files }));

/** The HTML shows at once and is brought up to date for the next time; all pages differ only in what is preloaded. */
const page = new StaleWhileRevalidate({
  cacheName: offlineStores.pages,
  matchOptions: { ignoreVary: true },
  plugins: [
    expiringAfter(60, 50),
    {
      cacheKeyWillBeUsed: ({ request }) => Promise.resolve(pathOf(request)),
      // As what it is: what is opened in a window may have answers of services in it, which are not to be stored.
      requestWillFetch: ({ request: { url } }) => Promise.resolve(pageRequest(url)),
    },
  ],
});
registerRoute(isPage, async (options) => {
  try {
    return await page.handle(options);
  } catch (error) {
    const stored = await anyStoredPage();
    if (stored) return stored;
    throw error;
  }
});

function pageRequest(url: string): Request {
  return new Request(url, { headers: { Accept: 'text/html' }, redirect: 'manual' });
}

/** A page is the same for every query. */
function pathOf({ url }: Request): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname;
}

async function anyStoredPage(): Promise<Response | undefined> {
  const pages = await caches.open(offlineStores.pages);
  const [first] = await pages.keys();
  return first && pages.match(first, { ignoreVary: true });
}

registerRoute(
  isAnswer,
  new NetworkFirst({
    cacheName: offlineStores.answers,
    matchOptions: { ignoreVary: true },
    plugins: [
      expiringAfter(7, 300),
      {
        cacheWillUpdate: ({ request, response }) => Promise.resolve(isStorable(request, response) ? response : null),
        cachedResponseWillBeUsed: ({ cachedResponse }) =>
          Promise.resolve(cachedResponse ? withTime(cachedResponse) : cachedResponse),
      },
    ],
  }),
);

/** What is secret says so. Who is signed in has to be known for any page to show, and says it for proxies' sake. */
function isStorable({ url }: Request, { status, headers }: Response): boolean {
  if (status !== 200) return false;
  return isSession(new URL(url)) || !headers.get('Cache-Control')?.includes('no-store');
}

/** Says when the answer was given, so that the page can tell. */
function withTime(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set(ANSWERED_AT, response.headers.get('Date') ?? '');
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}

/** A page of the portal is there from the first visit on, when this worker was not yet. */
async function storePage(): Promise<void> {
  const pages = await caches.open(offlineStores.pages);
  await pages.add(pageRequest('/'));
}

/** What is stored while a worker is installed is compiled too, so that the second visit need not (Chromium). */
async function compileScripts(): Promise<void> {
  const files = await caches.open(offlineStores.files);
  const scripts = (await files.keys()).filter(({ url }) => url.endsWith('.js'));
  await Promise.all(
    scripts.map(async (script) => {
      const stored = await files.match(script);
      if (stored) await files.put(script, stored);
    }),
  );
}

self.addEventListener('install', (event) => {
  const work = Promise.all([storePage(), compileScripts()]);
  (event as Event & { waitUntil(work: Promise<unknown>): void }).waitUntil(work);
});
