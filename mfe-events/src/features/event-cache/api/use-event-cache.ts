import { calls, type EventAnswer, type RoomRequestAnswer } from '@portal/contracts';
import { callApi, type ListPage } from '@portal/web-kit';
import { useQueryClient, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';

type EventPages = InfiniteData<ListPage<EventAnswer[]>>;

export function change(client: QueryClient, id: string, next: (event: EventAnswer) => EventAnswer): void {
  const mapped = (event: EventAnswer) => (event._id === id ? next(event) : event);
  client.setQueriesData<EventPages>({ queryKey: ['events', 'by-role'] }, (data) =>
    data ? { ...data, pages: data.pages.map((page) => ({ ...page, items: page.items.map(mapped) })) } : data,
  );
  client.setQueryData<EventAnswer>(['events', 'one', id], (event) => (event ? next(event) : event));
}

/** Brings what a write answered into every list and page that shows the event, without asking again. */
export function useEventCache() {
  const client = useQueryClient();
  return useMemo(() => {
    const reread = (id: string) =>
      client.fetchQuery({
        queryKey: ['events', 'one', id],
        queryFn: ({ signal }) => callApi(calls.readEvent, { params: { id }, signal }),
        staleTime: 0,
      });
    return {
      setRequests: async (id: string, requests: readonly RoomRequestAnswer[]) => {
        // A question that was asked before the write would bring back what was before it.
        await client.cancelQueries({ queryKey: ['events'] });
        change(client, id, (event) => ({ ...event, room_requests: [...requests] }));
        // The figures of the dashboards count them.
        void client.invalidateQueries({ queryKey: ['room-requests'] });
        void client.invalidateQueries({ queryKey: ['room-availability'] });
      },
      /** Shows at once what a write will do; questions under way could still answer what was before. */
      change: async (id: string, next: (event: EventAnswer) => EventAnswer) => {
        await client.cancelQueries({ queryKey: ['events'] });
        change(client, id, next);
      },
      /** Others who show what one takes part in. */
      renewRegistrations: () => {
        void client.invalidateQueries({ queryKey: ['registrations'] });
        void client.invalidateQueries({ queryKey: ['events', 'upcoming'] });
      },
      /** Lists and calendars in which a changed event may stand elsewhere now, or no longer. */
      renewLists: (id: string) =>
        void client.invalidateQueries({
          queryKey: ['events'],
          predicate: ({ queryKey: [, kind, of] }) => kind !== 'one' || of !== id,
        }),
      /** After a refusal that says that what shows here is old. */
      reread,
      /** The same, for every list that shows it too. */
      renew: async (id: string) => {
        const event = await reread(id);
        change(client, id, () => event);
      },
    };
  }, [client]);
}
