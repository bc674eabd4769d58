import type { LiveStatus, StreamListener } from './open-stream';
import { shareStream } from './shared-stream';

interface Subscription {
  readonly listeners: Set<StreamListener>;
  status: LiveStatus;
  close: () => void;
}

const subscriptions = new Map<string, Subscription>();

/**
 * Subscribes a person to a stream: one subscription for all callers in this window, and one connection for all windows
 * of the browser. Windows share it under the person's id, so that nobody gets another person's messages. Returns the
 * function that ends it.
 */
export function subscribe(url: string, personId: string, listener: StreamListener): () => void {
  const name = `portal-live ${personId} ${url}`;
  const subscription = subscriptions.get(name) ?? open(name, url);
  subscription.listeners.add(listener);
  listener.onStatus(subscription.status);
  return () => {
    subscription.listeners.delete(listener);
    if (subscription.listeners.size > 0) return;
    subscription.close();
    subscriptions.delete(name);
  };
}

function open(name: string, url: string): Subscription {
  const listeners = new Set<StreamListener>();
  const subscription: Subscription = { listeners, status: 'connecting', close: () => undefined };
  subscriptions.set(name, subscription);
  subscription.close = shareStream(name, url, {
    onMessage: (message) => listeners.forEach(({ onMessage }) => onMessage(message)),
    onStatus: (status) => {
      subscription.status = status;
      listeners.forEach(({ onStatus }) => onStatus(status));
    },
  });
  return subscription;
}
