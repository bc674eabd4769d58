import { ANSWERED_AT, offlineStores } from '@portal/web-kit/offline-names';
import { clientsClaim } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { openPersonalStore, type PersonalStore } from './personal-store';
import { isAnswer, isHashedFile, isManifest, isPage, isSession } from './request-kind';

const DAY_S = 24 * 60 * 60;

declare const self: { skipWaiting(): Promise<void> } & EventTarget;

/** What an event of a service worker has, which TypeScript has no types for beside those of pages. */
interface LastingEvent {
  waitUntil(work: Promise<unknown>): void;
}

/** A request that is to be answered. */
interface Asked {
  readonly request: Request;
  readonly url: URL;
  readonly event: LastingEvent;
}

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

// Builds until now listed in IndexedDB what they had stored of a person.
for (const name of [offlineStores.pages, offlineStores.answers]) {
  void new CacheExpiration(name, { maxEntries: 1 }).delete();
}

const openPages = () => openPersonalStore({ name: offlineStores.pages, days: 60, maxEntries: 50 });
const openAnswers = () => openPersonalStore({ name: offlineStores.answers, days: 7, maxEntries: 300 });

/** The HTML shows at once and is brought up to date for the next time; all pages differ only in what is preloaded. */
registerRoute(isPage, async ({ url: { origin, pathname }, event }: Asked) => {
  // A page is the same for every query.
  const address = origin + pathname;
  const pages = await openPages();
  const stored = await pages.read(address);
  const fetched = fetchPage(address, pages, event);
  if (!stored) return fetched.catch(anyStoredPage);
  event.waitUntil(fetched.catch(() => undefined));
  return stored;
});

async function fetchPage(address: string, pages: PersonalStore, event: LastingEvent): Promise<Response> {
  // As what it is: what is opened in a window may have answers of services in it, which are not to be stored.
  const page = await fetch(new Request(address, { headers: { Accept: 'text/html' }, redirect: 'manual' }));
  if (page.status === 200) event.waitUntil(pages.write(address, page.clone()));
  return page;
}

async function anyStoredPage(error: unknown): Promise<Response> {
  const pages = await caches.open(offlineStores.pages);
  const [first] = await pages.keys();
  const stored = first && (await pages.match(first));
  if (!stored) throw error;
  return stored;
}

registerRoute(isAnswer, async ({ request, event }: Asked) => {
  const answers = await openAnswers();
  let answer: Response;
  try {
    answer = await fetch(request);
  } catch (error) {
    const stored = await answers.read(request.url);
    if (!stored) throw error;
    return withTime(stored);
  }
  if (isStorable(request, answer)) event.waitUntil(answers.write(request.url, answer.clone()));
  return answer;
});

/**
 * A file is saved and not shown. What is secret says so; who is signed in has to be known for any page to show, and says
 * it for proxies' sake.
 */
function isStorable({ url }: Request, { status, headers }: Response): boolean {
  if (status !== 200 || headers.get('Content-Disposition')?.startsWith('attachment')) return false;
  return isSession(new URL(url)) || !headers.get('Cache-Control')?.includes('no-store');
}

/** Says when the answer was given, so that the page can tell. */
function withTime(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set(ANSWERED_AT, response.headers.get('Date') ?? '');
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}

/** A page of the portal is there from the first visit on, when this worker was not yet. */
async function storePage(event: LastingEvent): Promise<void> {
  await fetchPage(`${location.origin}/`, await openPages(), event);
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
  const installation = event as Event & LastingEvent;
  installation.waitUntil(Promise.all([storePage(installation), compileScripts()]));
});
