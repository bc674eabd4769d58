import { calls, type EventAnswer } from '@portal/contracts';
import { callApi } from '@portal/web-kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { change } from './use-event-cache';

const LIVE = 5000;

/** An event that others may change while it is looked at; what is new shows in the lists below too. */
export function useLiveEvent(id: string, known?: EventAnswer) {
  const client = useQueryClient();
  return useQuery({
    queryKey: ['events', 'one', id],
    queryFn: async ({ signal }) => {
      const event = await callApi(calls.readEvent, { params: { id }, signal });
      change(client, id, (before) => ({ ...before, room_requests: event.room_requests }));
      return event;
    },
    initialData: known,
    refetchInterval: LIVE,
  });
}
