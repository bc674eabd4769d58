import { calls } from '@portal/contracts';
import { useLive } from '@portal/web-kit';
import { useEffect, useRef } from 'react';

/** What happens within this time is one reason to look again. */
const TOGETHER = 500;

/** Acts when something happened in the person's area: for figures that stand beside the feed and would contradict it. */
export function useOnActivity(act: () => void): void {
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => {
    clearTimeout(pause.current);
    pause.current = undefined;
  };
  useEffect(() => stop, []);
  useLive(calls.streamActivities.path, ({ event }) => {
    if (event !== 'activity') return;
    pause.current ??= setTimeout(() => {
      stop();
      act();
    }, TOGETHER);
  });
}
