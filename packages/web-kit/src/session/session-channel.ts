type Change = 'signed-in' | 'signed-out' | 'changed';

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('portal-session');
// In Node (tests) an open channel keeps the process alive.
(channel as { unref?: () => void } | null)?.unref?.();

/** Tells the other tabs of this browser that the session changed. */
export function notifyOtherTabs(change: Change): void {
  channel?.postMessage(change);
}

/** Calls back when another tab changed the session. */
export function onOtherTabs(listener: (change: Change) => void): void {
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === 'signed-in' || data === 'signed-out' || data === 'changed') listener(data);
  });
}
