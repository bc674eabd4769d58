import type { LiveStatus, StreamListener } from './open-stream';
import { shareStream } from './shared-stream';

interface Line {
  readonly listeners: Set<StreamListener>;
  status: LiveStatus;
  close: () => void;
}

const lines = new Map<string, Line>();

/**
 * Listens to a stream as a person: once in this window, whoever asks, and once in all windows of the browser. Another
 * person never hears it, because the name that windows share it by is the person's. Returns the function that ends it.
 */
export function listen(url: string, personId: string, listener: StreamListener): () => void {
  const name = `portal-live ${personId} ${url}`;
  const line = lines.get(name) ?? openLine(name, url);
  line.listeners.add(listener);
  listener.onStatus(line.status);
  return () => {
    line.listeners.delete(listener);
    if (line.listeners.size > 0) return;
    line.close();
    lines.delete(name);
  };
}

function openLine(name: string, url: string): Line {
  const listeners = new Set<StreamListener>();
  const line: Line = { listeners, status: 'connecting', close: () => undefined };
  lines.set(name, line);
  line.close = shareStream(name, url, {
    onMessage: (message) => listeners.forEach(({ onMessage }) => onMessage(message)),
    onStatus: (status) => {
      line.status = status;
      listeners.forEach(({ onStatus }) => onStatus(status));
    },
  });
  return line;
}
