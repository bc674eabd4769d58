import { useRegistrationTimes } from '@portal/campus-kit/events';
import { calls, type EventCategory, type EventStatus, type QueryInput, type Role } from '@portal/contracts';
import { pagesQuery } from '@portal/web-kit';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';

const PAGE_SIZE = 24;

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

/** The events that the viewer sees, page by page; under new filters the old list stays until the new one has loaded. */
export const eventsQuery = ({ role, username }: Viewer, filters: EventFilters) => {
  const given = Object.entries({ username, ...filters }).filter(([, value]) => value);
  const query: QueryInput<typeof calls.listEventsByRole> = {
    limit: PAGE_SIZE,
    // The cards of those who manage events show them.
    ...(role !== 'STUDENT' && { expand: 'room_requests' }),
    ...Object.fromEntries(given),
  };
  return pagesQuery(calls.listEventsByRole, { params: { role }, query });
};

export function useEvents(viewer: Viewer, filters: EventFilters, isEnabled: boolean) {
  const query = useInfiniteQuery({
    ...eventsQuery(viewer, filters),
    enabled: isEnabled,
    placeholderData: keepPreviousData,
  });
  useRegistrationTimes(query, query.data?.pages.flatMap(({ items }) => items) ?? []);
  return query;
}
