import { SECOND_MS } from '@portal/contracts';
import { useEffect, useReducer, useState } from 'react';

const UNDO_MS = 10 * SECOND_MS;

/** Writes that wait, by the id of what they change. */
export interface HeldWrites {
  readonly hold: (id: string, send: () => Promise<void>) => void;
  readonly undo: (id: string) => void;
  readonly isHeld: (id: string) => boolean;
}

/**
 * Holds writes for ten seconds before they are sent, so that undoing one leaves no trace and notifies no one. They are sent
 * as soon as the page is left or hidden.
 */
export function useHeldWrites(): HeldWrites {
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const [{ sendAll, ...writes }] = useState(() => createHeldWrites(rerender));
  useEffect(() => {
    const onHidden = () => {
      if (document.visibilityState === 'hidden') sendAll();
    };
    // Asks before the tab is closed, which could be faster than the request.
    const onUnload = (event: BeforeUnloadEvent) => {
      if (sendAll() > 0) event.preventDefault();
    };
    document.addEventListener('visibilitychange', onHidden);
    window.addEventListener('beforeunload', onUnload);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      window.removeEventListener('beforeunload', onUnload);
      sendAll();
    };
  }, [sendAll]);
  return writes;
}

function createHeldWrites(onChange: () => void) {
  const held = new Map<string, { readonly send: () => Promise<void>; readonly timer: ReturnType<typeof setTimeout> }>();

  function release(id: string) {
    const write = held.get(id);
    clearTimeout(write?.timer);
    held.delete(id);
    return write;
  }
  function sendNow(id: string): void {
    void release(id)?.send().finally(onChange);
  }
  return {
    hold(id: string, send: () => Promise<void>) {
      release(id);
      held.set(id, { send, timer: setTimeout(() => sendNow(id), UNDO_MS) });
      onChange();
    },
    undo(id: string) {
      release(id);
      onChange();
    },
    isHeld: (id: string) => held.has(id),
    /** Answers how many there were. */
    sendAll() {
      const ids = [...held.keys()];
      ids.forEach(sendNow);
      return ids.length;
    },
  };
}
