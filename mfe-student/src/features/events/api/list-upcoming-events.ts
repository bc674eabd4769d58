import { calls } from '@portal/contracts';
import { callApi, queryKeys } from '@portal/web-kit';
import { useQuery } from '@tanstack/react-query';

const MAX_EVENTS = 6;

export function useUpcomingEvents() {
  return useQuery({
    queryKey: queryKeys.events.upcoming,
    queryFn: ({ signal }) =>
      callApi(calls.listEventsByRole, { params: { role: 'STUDENT' }, query: { limit: MAX_EVENTS }, signal }),
  });
}
