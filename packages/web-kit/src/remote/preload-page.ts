import type { PortalPage } from '../portal/pages';
import type { FetchRemote } from './load-with-retry';
import type { Prefetch } from './lazy-page';
import { remoteLoad } from './remote-cache';

/**
 * Loads a remote and the code of one of its pages before the page shows: while a link to it is pointed at, or while the
 * session loads. Gives what the page asks first, if it says so. Never rejects; the page says what is missing when it is
 * opened.
 */
export async function preloadPage(
  { remote, path }: PortalPage,
  fetchRemote: FetchRemote,
): Promise<Prefetch | undefined> {
  const load = remoteLoad(remote, fetchRemote);
  await load.settled;
  if (load.outcome === null || 'error' in load.outcome) return undefined;
  const route = load.outcome.remote.routes.find((candidate) => candidate.path === path);
  return route?.Component.preload?.().catch(() => undefined);
}
