import { useEffect, useEffectEvent, useState } from 'react';
import { useSession } from '../session/use-session';
import type { LiveStatus, StreamMessage } from './open-stream';
import { subscribe } from './subscribe';

/**
 * Listens to a stream of server-sent events as the signed-in person while the component is mounted; null listens to
 * nothing. All windows of the browser share one connection. `onMessage` gets each message once, also those that were
 * sent during a break.
 */
export function useLive(url: string | null, onMessage: (message: StreamMessage) => void): LiveStatus {
  const session = useSession();
  const personId = session.status === 'ended' ? undefined : session.user?._id;
  const [status, setStatus] = useState<LiveStatus>('connecting');
  const receive = useEffectEvent(onMessage);
  useEffect(() => {
    if (url === null || personId === undefined) return undefined;
    return subscribe(url, personId, { onMessage: (message) => receive(message), onStatus: setStatus });
  }, [url, personId]);
  return url === null || personId === undefined ? 'off' : status;
}
