import type { PortalPage } from '../portal/pages';
import type { FetchRemote } from './load-remote';
import { remoteLoad } from './remote-cache';

/**
 * Loads a remote and the code of one of its pages before the page shows: while a link to it is pointed at, or while the
 * session loads. Never rejects; the page says what is missing when it is opened.
 */
export async function preloadPage({ remote, path }: PortalPage, fetchRemote: FetchRemote): Promise<void> {
  const load = remoteLoad(remote, fetchRemote);
  await load.settled;
  if (load.outcome === null || 'error' in load.outcome) return;
  const route = load.outcome.remote.routes.find((candidate) => candidate.path === path);
  await route?.Component.preload?.().catch(() => undefined);
}
