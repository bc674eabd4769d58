import { calls } from '@portal/contracts';
import { pageData } from '@portal/web-kit';
import { STREAM } from './request-kind';
import { storeScripts } from './store-scripts';

declare const __PORTAL_DEVELOPMENT__: boolean | undefined;
const isDevelopment = typeof __PORTAL_DEVELOPMENT__ !== 'undefined' && __PORTAL_DEVELOPMENT__;

/**
 * Starts the service worker, through which pages that were seen open without a connection. What a page loaded
 * before it was there it is told to store too. Browsers have service workers only over https and on
 * localhost; elsewhere nothing happens.
 */
export async function startOffline(): Promise<void> {
  if (isDevelopment || !('serviceWorker' in navigator)) return;
  // Before the worker stores a page, which is then one that names them.
  await storeScripts();
  await navigator.serviceWorker.register('/service-worker.js');
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const urlsToCache = await missingOf([...loaded, ...foundInPage()].filter(isStorable));
  // The message that Workbox's router listens to.
  if (urlsToCache.length > 0) active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
}

/** What a first page did not load because its HTML has it; a stored page goes without. */
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

/** Not what left this origin, and no stream, which would not end. */
function isStorable(url: string): boolean {
  const { origin, pathname } = new URL(url);
  return origin === window.location.origin && !STREAM.test(pathname);
}
