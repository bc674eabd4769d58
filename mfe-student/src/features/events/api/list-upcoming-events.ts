import { calls } from '@portal/contracts';
import { callApi, queryKeys } from '@portal/web-kit';
import { useRegistrationTimes } from '@portal/web-kit/events';
import { queryOptions, useQuery } from '@tanstack/react-query';

const MAX_EVENTS = 6;

export const upcomingEventsQuery = queryOptions({
  queryKey: queryKeys.events.upcoming,
  queryFn: ({ signal }) =>
    callApi(calls.listEventsByRole, { params: { role: 'STUDENT' }, query: { limit: MAX_EVENTS }, signal }),
});

export function useUpcomingEvents() {
  const query = useQuery(upcomingEventsQuery);
  useRegistrationTimes(query, query.data ?? []);
  return query;
}
