import { calls } from '@portal/contracts';
import { areaKey } from '@portal/web-kit';
import { useOnNotification } from '@portal/web-kit/notifications';
import { useQueryClient } from '@tanstack/react-query';

/** Shows at once what somebody decided about one's own achievements. */
export function useLiveAchievements(): void {
  const client = useQueryClient();
  useOnNotification('achievement', () => void client.invalidateQueries({ queryKey: areaKey(calls.listAchievements) }));
}
