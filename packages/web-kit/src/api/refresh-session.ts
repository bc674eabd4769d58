import axios from 'axios';

export type Refreshed = 'renewed' | 'ended' | 'unreachable';

let underWay: Promise<Refreshed> | null = null;

/**
 * Exchanges the refresh cookie, once for all calls that wait for it. Tabs take turns, because a refresh token that two
 * of them sent would end the whole session.
 */
export function refreshSession(): Promise<Refreshed> {
  underWay ??= inTurn(exchange).finally(() => {
    underWay = null;
  });
  return underWay;
}

function inTurn(work: () => Promise<Refreshed>): Promise<Refreshed> {
  const locks = (navigator as Partial<Navigator>).locks;
  return locks ? locks.request('portal-refresh', work) : work();
}

async function exchange(): Promise<Refreshed> {
  try {
    const { status } = await axios.post('/auth/refresh', {}, { timeout: 15_000, validateStatus: () => true });
    if (status < 300) return 'renewed';
    return status === 401 || status === 403 ? 'ended' : 'unreachable';
  } catch {
    return 'unreachable';
  }
}
