import { useOnNotification } from '@portal/campus-kit/notifications';
import { calls } from '@portal/contracts';
import { areaKey } from '@portal/web-kit';
import { useQueryClient } from '@tanstack/react-query';

/** Shows decisions about one's own skills at once. */
export function useLiveSkills(): void {
  const client = useQueryClient();
  useOnNotification('skill', () => void client.invalidateQueries({ queryKey: areaKey(calls.listUserSkills) }));
}
