import { calls, type EventAnswer, type EventCategory, type EventStatus, type Role } from '@portal/contracts';
import { callList, type ListPage } from '@portal/web-kit';
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';

const PAGE_SIZE = 24;
const LIVE = 5000;

export interface ListedFor {
  readonly role: Role;
  /** Sent for a coordinator alone, as the specification asks. */
  readonly username?: string | undefined;
}

export interface EventFilters {
  readonly q?: string | undefined;
  readonly category?: EventCategory | undefined;
  readonly status?: EventStatus | undefined;
  /** Id of the unit whose events these are. */
  readonly unit?: string | undefined;
  /** First and last calendar day. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** One page of the events a role sees. */
export function fetchEvents(
  { role, username }: ListedFor,
  { q, category, status, unit, from, to }: EventFilters = {},
  { cursor, signal }: { cursor?: string | undefined; signal?: AbortSignal } = {},
) {
  return callList(calls.listEventsByRole, {
    params: { role },
    query: {
      limit: PAGE_SIZE,
      ...(username && { username }),
      ...(q && { q }),
      ...(category && { category }),
      ...(status && { status }),
      ...(unit && { unit }),
      ...(from && { from }),
      ...(to && { to }),
      ...(cursor && { cursor }),
    },
    signal,
  });
}

const eventsByRole = (who: ListedFor, filters: EventFilters) =>
  infiniteQueryOptions({
    queryKey: ['events', 'by-role', who, filters],
    queryFn: ({ pageParam, signal }) => fetchEvents(who, filters, { cursor: pageParam, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
  });

/** A long list asks less often than a short one. */
function livePause(pages: readonly ListPage<EventAnswer[]>[] = []): number | false {
  const isLive = pages.some(({ items }) => items.some(({ registration }) => registration.required));
  return isLive && LIVE * pages.length;
}

/** The events a role sees, page by page; another filter keeps the old list until the new one is there. */
export function useEvents(who: ListedFor, filters: EventFilters, isEnabled: boolean) {
  return useInfiniteQuery({
    ...eventsByRole(who, filters),
    enabled: isEnabled,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) => livePause(data?.pages),
  });
}
