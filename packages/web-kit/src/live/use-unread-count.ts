import { calls } from '@portal/contracts';
import { useQuery } from '@tanstack/react-query';
import { callList } from '../api/call-api';
import { queryKeys } from '../query-keys/query-keys';

/** How many notifications the person has not read; undefined until loaded. The shell keeps it up to date. */
export function useUnreadCount(): number | undefined {
  const { data } = useQuery({
    queryKey: queryKeys.notifications.unread,
    queryFn: async ({ signal }) => {
      const { total } = await callList(calls.listNotifications, { query: { unread: 'yes', limit: 1 }, signal });
      return total;
    },
  });
  return data;
}
