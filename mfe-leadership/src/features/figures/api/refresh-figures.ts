import { queryKeys } from '@portal/web-kit';
import { useQueryClient } from '@tanstack/react-query';

/** Loads the figures again. */
export function useRefreshFigures(): () => void {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: queryKeys.roomRequests.counts });
    void client.invalidateQueries({ queryKey: queryKeys.events.counts });
  };
}
