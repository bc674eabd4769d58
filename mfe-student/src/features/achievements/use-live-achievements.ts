import { useOnNotification } from '@portal/campus-kit/notifications';
import { calls } from '@portal/contracts';
import { areaKey } from '@portal/web-kit';
import { useQueryClient } from '@tanstack/react-query';

/** Shows decisions about one's own achievements at once. */
export function useLiveAchievements(): void {
  const client = useQueryClient();
  useOnNotification('achievement', () => void client.invalidateQueries({ queryKey: areaKey(calls.listAchievements) }));
}
