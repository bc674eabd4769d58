import { calls } from '@portal/contracts';
import { emitPortalEvent } from '../portal/portal-events';

/** What came of a refresh; `ended` means that the person has to sign in again. */
export type Refreshed = 'renewed' | 'ended' | 'unreachable';

let inFlight: Promise<Refreshed> | null = null;

/**
 * Exchanges the refresh cookie for a new session, once for all calls that wait for it, and tells the portal what came of
 * it. Tabs do it one after the other, because the server ends a session whose refresh token is sent twice.
 */
export function refreshSession(): Promise<Refreshed> {
  inFlight ??= withLock(exchange).finally(() => {
    inFlight = null;
  });
  return inFlight;
}

function withLock(work: () => Promise<Refreshed>): Promise<Refreshed> {
  const locks = (navigator as Partial<Navigator>).locks;
  return locks ? locks.request('portal-refresh', work) : work();
}

async function exchange(): Promise<Refreshed> {
  const refreshed = await postRefresh();
  if (refreshed === 'renewed') emitPortalEvent('portal:session', { change: 'renewed' });
  if (refreshed === 'ended') emitPortalEvent('portal:session', { change: 'expired' });
  return refreshed;
}

/**
 * `keepalive`, which axios has no word for, takes the new token although the page is left meanwhile. Else the next page
 * would send the old one, which ends the session.
 */
async function postRefresh(): Promise<Refreshed> {
  try {
    const { status } = await fetch(calls.refresh.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
      keepalive: true,
      signal: AbortSignal.timeout(15_000),
    });
    if (status < 300) return 'renewed';
    return status === 401 || status === 403 ? 'ended' : 'unreachable';
  } catch {
    return 'unreachable';
  }
}
