import { calls, SECOND_MS, type EventAnswer } from '@portal/contracts';
import { callApi, queryKeys } from '@portal/web-kit';
import { updateCachedEvent } from '@portal/web-kit/events';
import { useQuery, useQueryClient } from '@tanstack/react-query';

const POLL_INTERVAL_MS = 5 * SECOND_MS;

/** An event that others may change at the same time; its room requests are updated in the lists below too. */
export function useLiveEvent(id: string, initialData?: EventAnswer) {
  const client = useQueryClient();
  return useQuery({
    queryKey: queryKeys.events.one(id),
    queryFn: async ({ signal }) => {
      const event = await callApi(calls.readEvent, { params: { id }, signal });
      updateCachedEvent(client, id, (before) => ({ ...before, room_requests: event.room_requests }));
      return event;
    },
    initialData,
    refetchInterval: POLL_INTERVAL_MS,
  });
}
