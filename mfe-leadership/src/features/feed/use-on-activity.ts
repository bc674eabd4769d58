import { calls } from '@portal/contracts';
import { useLive } from '@portal/web-kit';
import { useEffect, useRef } from 'react';

/** Activities within this time cause one call. */
const BATCH_MS = 500;

/** Calls `act` after activities in the person's scope, so that counts beside the feed agree with it. */
export function useOnActivity(act: () => void): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  useEffect(() => stop, []);
  useLive(calls.streamActivities.path, ({ event }) => {
    if (event !== 'activity') return;
    timer.current ??= setTimeout(() => {
      stop();
      act();
    }, BATCH_MS);
  });
}
