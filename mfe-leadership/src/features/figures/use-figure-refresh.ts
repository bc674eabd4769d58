import { calls } from '@portal/contracts';
import { readKey } from '@portal/web-kit';
import { useQueryClient } from '@tanstack/react-query';

/** What to do after activities, so that the figures beside the feed agree with it. */
export function useFigureRefresh(): () => void {
  const client = useQueryClient();
  return () => {
    for (const call of [calls.listHolders, calls.listClaims, calls.readWaitingCounts])
      void client.invalidateQueries({ queryKey: readKey(call) });
  };
}
