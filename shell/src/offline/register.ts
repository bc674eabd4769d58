import { calls } from '@portal/contracts';
import { pageData } from '@portal/web-kit';
import { STREAM } from './request-kind';
import { storeScripts } from './store-scripts';

declare const __PORTAL_DEVELOPMENT__: boolean | undefined;
const isDevelopment = typeof __PORTAL_DEVELOPMENT__ !== 'undefined' && __PORTAL_DEVELOPMENT__;

/**
 * Starts the service worker, which opens visited pages without a connection. It is also asked to store what the page
 * loaded before it was active. Browsers have service workers only over https and on localhost; elsewhere this does
 * nothing.
 */
export async function startOffline(): Promise<void> {
  if (isDevelopment || !('serviceWorker' in navigator)) return;
  // Before the worker stores a page, so that the page names these scripts.
  await storeScripts();
  await navigator.serviceWorker.register('/service-worker.js');
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const urlsToCache = await missingOf([...loaded, ...foundInPage()].filter(isStorable));
  // The message that Workbox's router listens to.
  if (urlsToCache.length > 0) active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
}

/** What the first page did not load because its HTML contains it; a stored page does not. */
function foundInPage(): readonly string[] {
  const { firstRemote, firstCalls = [], hasAnswers } = pageData() ?? {};
  const manifest = firstRemote ? [firstRemote.manifest] : [];
  const answered = hasAnswers ? [calls.fetchAuth.path, ...firstCalls] : [];
  return [...manifest, ...answered].map((url) => new URL(url, window.location.origin).href);
}

async function missingOf(urls: readonly string[]): Promise<readonly string[]> {
  const stored = await Promise.all(urls.map((url) => caches.match(url, { ignoreVary: true })));
  return urls.filter((_url, index) => stored[index] === undefined);
}

/** Leaves out other origins, and streams, which would not end. */
function isStorable(url: string): boolean {
  const { origin, pathname } = new URL(url);
  return origin === window.location.origin && !STREAM.test(pathname);
}
