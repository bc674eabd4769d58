/** What windows of one browser tell each other of the session; who signed in decides whether a page may go on. */
export type SessionNews =
  | { readonly change: 'signed-in'; readonly personId: string }
  | { readonly change: 'signed-out' }
  | { readonly change: 'changed' };

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('portal-session');
// In Node (tests) an open channel keeps the process alive.
(channel as { unref?: () => void } | null)?.unref?.();

/** Tells the other tabs of this browser that the session changed. */
export function notifyOtherTabs(news: SessionNews): void {
  channel?.postMessage(news);
}

/** Calls back when another tab changed the session. */
export function onOtherTabs(listener: (news: SessionNews) => void): void {
  channel?.addEventListener('message', ({ data }: MessageEvent<SessionNews>) => listener(data));
}
