import { useQueryClient } from '@tanstack/react-query';

/** Has everything counted anew. */
export function useRefreshFigures(): () => void {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: ['room-requests', 'count'] });
    void client.invalidateQueries({ queryKey: ['events', 'count'] });
  };
}
