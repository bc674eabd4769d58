import { queryKeys } from '@portal/web-kit';
import { useQueryClient } from '@tanstack/react-query';

/** What to do after activities, so that the figures beside the feed agree with it. */
export function useFigureRefresh(): () => void {
  const client = useQueryClient();
  return () => {
    for (const queryKey of [queryKeys.holders.count, queryKeys.holders.claims, queryKeys.endorsements.counts])
      void client.invalidateQueries({ queryKey });
  };
}
