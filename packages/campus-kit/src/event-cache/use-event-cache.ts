import { calls, type EventAnswer, type RoomRequestAnswer } from '@portal/contracts';
import { areaKey, type ListPage, readKey, readQuery } from '@portal/web-kit';
import { hashKey, type InfiniteData, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';

type EventPages = InfiniteData<ListPage<EventAnswer[]>>;
/** The lists of events that are one page: those of the own role, and those of a unit or a day. */
const shortLists = [readKey(calls.listEventsByRole, 'answer'), readKey(calls.listPublicEvents, 'answer')];

type Update = (event: EventAnswer) => EventAnswer;

const oneEvent = (id: string) => readKey(calls.readEvent, 'answer', { params: { id } });

/** Changes an event in every list and page of the cache. */
function updateCachedEvent(client: QueryClient, id: string, update: Update): void {
  const updated = (event: EventAnswer) => (event._id === id ? update(event) : event);
  client.setQueriesData<EventPages>({ queryKey: readKey(calls.listEventsByRole, 'pages') }, (data) =>
    data ? { ...data, pages: data.pages.map((page) => ({ ...page, items: page.items.map(updated) })) } : data,
  );
  for (const queryKey of shortLists)
    client.setQueriesData<EventAnswer[]>({ queryKey }, (events) => events?.map(updated));
  client.setQueryData<EventAnswer>(oneEvent(id), (event) => (event ? update(event) : event));
}

/** Keeps lists and pages that show an event in step with what was written. */
export function useEventCache() {
  const client = useQueryClient();
  return useMemo(() => {
    const invalidate = (queryKey: readonly unknown[]) => void client.invalidateQueries({ queryKey });
    const update = async (id: string, change: Update) => {
      // A read that was sent before the write would bring back the old state.
      await client.cancelQueries({ queryKey: areaKey(calls.readEvent) });
      updateCachedEvent(client, id, change);
    };
    return {
      /** Shows a change at once, without a read. */
      update,
      /** Without an event, only what shows rooms is read again. */
      setRoomRequests: async (id: string | undefined, requests: readonly RoomRequestAnswer[]) => {
        if (id !== undefined) await update(id, (event) => ({ ...event, room_requests: [...requests] }));
        invalidate(areaKey(calls.listRoomRequests));
        invalidate(areaKey(calls.readRoomAvailability));
      },
      /** After joining or leaving: what other pages show of the own registrations. */
      invalidateRegistrations: () => {
        invalidate(areaKey(calls.listMyRegistrations));
        shortLists.forEach(invalidate);
      },
      /** Lists and calendars, where a changed event may have another place now, or none. */
      invalidateLists: (id: string) =>
        void client.invalidateQueries({
          queryKey: areaKey(calls.readEvent),
          predicate: ({ queryHash }) => queryHash !== hashKey(oneEvent(id)),
        }),
      /** Reads the event again for all that show it: after a refusal, which means that they show an old state. */
      refetch: async (id: string) => {
        const event = await client.fetchQuery({
          ...readQuery(calls.readEvent, { params: { id } }),
          staleTime: 0,
        });
        updateCachedEvent(client, id, () => event);
      },
    };
  }, [client]);
}
