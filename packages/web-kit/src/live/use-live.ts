import { useEffect, useEffectEvent, useState } from 'react';
import type { StreamMessage } from './event-stream';
import { openStream, type LiveStatus } from './open-stream';

/**
 * Listens to a stream of server-sent events while the component is there (null listens to nothing). `onMessage` gets
 * each message once, also those that were sent during a break.
 */
export function useLive(url: string | null, onMessage: (message: StreamMessage) => void): LiveStatus {
  const [status, setStatus] = useState<LiveStatus>('connecting');
  const receive = useEffectEvent(onMessage);
  useEffect(() => {
    if (url === null) return undefined;
    return openStream(url, { onMessage: (message) => receive(message), onStatus: setStatus });
  }, [url]);
  return url === null ? 'off' : status;
}
