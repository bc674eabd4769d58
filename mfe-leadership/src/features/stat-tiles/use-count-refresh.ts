import { calls } from '@portal/contracts';
import { readKey } from '@portal/web-kit';
import { useQueryClient } from '@tanstack/react-query';

/** Returns what to do after activities, so that the counts beside the feed agree with it. */
export function useCountRefresh(): () => void {
  const client = useQueryClient();
  return () => {
    for (const call of [calls.listHolders, calls.readPendingCounts])
      void client.invalidateQueries({ queryKey: readKey(call) });
  };
}
