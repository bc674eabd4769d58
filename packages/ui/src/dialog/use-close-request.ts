import { useEffect, useRef } from 'react';

declare global {
  interface Window {
    /** Not in every browser. */
    readonly CloseWatcher?: new () => EventTarget & { destroy: () => void };
  }
}

/**
 * Closes by the back gesture of a phone, where the browser offers it, and with the page behind: an overlay would
 * otherwise stay when the user goes back. Does nothing without `close`.
 */
export function useCloseRequest(close: (() => void) | undefined): void {
  const latest = useRef(close);
  const isActive = close !== undefined;
  useEffect(() => {
    latest.current = close;
  }, [close]);
  useEffect(() => {
    if (!isActive) return undefined;
    const request = () => latest.current?.();
    const watcher = window.CloseWatcher ? new window.CloseWatcher() : undefined;
    watcher?.addEventListener('close', request);
    window.addEventListener('popstate', request);
    return () => {
      watcher?.destroy();
      window.removeEventListener('popstate', request);
    };
  }, [isActive]);
}
