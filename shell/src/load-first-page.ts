import { loadFonts } from '@portal/ui/fonts';
import { announceSession, loadSession, pageAtPath, preloadPage, sessionStore } from '@portal/web-kit';
import type { QueryClient } from '@tanstack/react-query';
import { matchPath } from 'react-router-dom';
import { fetchRemote } from './federation/fetch-remote';

/** Loads the session, the code of the page, and what the page asks first: with all of it the page is rendered once. */
export async function loadFirstPage(client: QueryClient): Promise<void> {
  const { pathname } = window.location;
  const page = pageAtPath(pathname);
  const [prefetch] = await Promise.all([
    page && preloadPage(page, fetchRemote(page.remote)),
    loadSession().then(announceSession),
    loadStoredFont(),
  ]);
  // A query filters the page, which asks something else then.
  if (window.location.search !== '') return;
  const params = page && matchPath(page.path, pathname)?.params;
  await Promise.all(prefetch?.(client, sessionStore.getState().user, params ?? {}) ?? []);
}

/** On a later visit the service worker has the font, and nothing moves when it is there from the start. */
async function loadStoredFont(): Promise<void> {
  if (navigator.serviceWorker?.controller) await loadFonts().catch(() => undefined);
}
