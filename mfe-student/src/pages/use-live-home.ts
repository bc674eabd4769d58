import { queryKeys } from '@portal/web-kit';
import { useOnNotification } from '@portal/web-kit/notifications';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';

/** Shows at once what others decided about the person's skills, achievements, positions and feedback. */
export function useLiveHome(userId: string): void {
  const client = useQueryClient();
  const read = (queryKey: QueryKey) => () => void client.invalidateQueries({ queryKey });
  useOnNotification('skill', read(queryKeys.recordSummary(userId)));
  useOnNotification('achievement', read(queryKeys.recordSummary(userId)));
  useOnNotification('verification', read(queryKeys.recordSummary(userId)));
  useOnNotification('position', read(queryKeys.holders.own(userId)));
  useOnNotification('feedback', read(queryKeys.feedback.ownCount(userId)));
}
