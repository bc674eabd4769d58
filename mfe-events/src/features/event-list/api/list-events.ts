import {
  calls,
  SECOND_MS,
  type EventAnswer,
  type EventCategory,
  type EventStatus,
  type QueryInput,
  type Role,
} from '@portal/contracts';
import { callList, queryKeys, type ListPage } from '@portal/web-kit';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';

const PAGE_SIZE = 24;
const POLL_INTERVAL_MS = 5 * SECOND_MS;

/** Whose list of events it is. */
export interface Viewer {
  readonly role: Role;
  /** Sent for a coordinator alone, as the specification asks. */
  readonly username?: string | undefined;
}

export interface EventFilters {
  readonly q?: string | undefined;
  readonly category?: EventCategory | undefined;
  readonly status?: EventStatus | undefined;
  /** Id of the organizing unit. */
  readonly unit?: string | undefined;
  /** First and last calendar day. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** Only events with a room request that waits. */
  readonly requests?: 'pending' | undefined;
}

/** A list with many pages is asked for less often. */
function pollInterval(pages: readonly ListPage<EventAnswer[]>[] = []): number | false {
  const hasRegistration = pages.some(({ items }) => items.some(({ registration }) => registration.required));
  return hasRegistration && POLL_INTERVAL_MS * pages.length;
}

/** The events that the viewer sees, page by page; under new filters the old list stays until the new one has loaded. */
export function useEvents({ role, username }: Viewer, filters: EventFilters, isEnabled: boolean) {
  return useInfiniteQuery({
    queryKey: queryKeys.events.list({ role, username }, filters),
    queryFn: ({ pageParam: cursor, signal }) => {
      const given = Object.entries({ username, cursor, ...filters }).filter(([, value]) => value);
      const query: QueryInput<typeof calls.listEventsByRole> = { limit: PAGE_SIZE, ...Object.fromEntries(given) };
      return callList(calls.listEventsByRole, { params: { role }, query, signal });
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    enabled: isEnabled,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) => pollInterval(data?.pages),
  });
}
