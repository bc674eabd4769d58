import { calls, type EventAnswer, type RoomRequestAnswer } from '@portal/contracts';
import { callApi, type ListPage, queryKeys, readKey } from '@portal/web-kit';
import { useQueryClient, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';

type EventPages = InfiniteData<ListPage<EventAnswer[]>>;
/** The lists of events that are one page. */
const nextEvents = readKey(calls.listEventsByRole, 'answer');

type Update = (event: EventAnswer) => EventAnswer;

/** Changes an event in every list and page of the cache. */
function updateCachedEvent(client: QueryClient, id: string, update: Update): void {
  const updated = (event: EventAnswer) => (event._id === id ? update(event) : event);
  client.setQueriesData<EventPages>({ queryKey: queryKeys.events.lists }, (data) =>
    data ? { ...data, pages: data.pages.map((page) => ({ ...page, items: page.items.map(updated) })) } : data,
  );
  client.setQueriesData<EventAnswer[]>({ queryKey: nextEvents }, (events) => events?.map(updated));
  client.setQueryData<EventAnswer>(queryKeys.events.one(id), (event) => (event ? update(event) : event));
}

/** Keeps lists and pages that show an event in step with what was written. */
export function useEventCache() {
  const client = useQueryClient();
  return useMemo(() => {
    const invalidate = (queryKey: readonly unknown[]) => void client.invalidateQueries({ queryKey });
    const update = async (id: string, change: Update) => {
      // A read that was sent before the write would bring back the old state.
      await client.cancelQueries({ queryKey: queryKeys.events.all });
      updateCachedEvent(client, id, change);
    };
    return {
      /** Shows a change at once, without a read. */
      update,
      setRoomRequests: async (id: string, requests: readonly RoomRequestAnswer[]) => {
        await update(id, (event) => ({ ...event, room_requests: [...requests] }));
        invalidate(queryKeys.roomRequests.all);
        invalidate(queryKeys.rooms.availability);
      },
      /** After joining or leaving: what other pages show of the own registrations. */
      invalidateRegistrations: () => {
        invalidate(queryKeys.registrations.all);
        invalidate(nextEvents);
      },
      /** Lists and calendars, where a changed event may have another place now, or none. */
      invalidateLists: (id: string) =>
        void client.invalidateQueries({
          queryKey: queryKeys.events.all,
          predicate: ({ queryKey: [, kind, of] }) => kind !== 'one' || of !== id,
        }),
      /** Reads the event again for all that show it: after a refusal, which means that they show an old state. */
      refetch: async (id: string) => {
        const event = await client.fetchQuery({
          queryKey: queryKeys.events.one(id),
          queryFn: ({ signal }) => callApi(calls.readEvent, { params: { id }, signal }),
          staleTime: 0,
        });
        updateCachedEvent(client, id, () => event);
      },
    };
  }, [client]);
}
