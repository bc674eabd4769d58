import { calls } from '@portal/contracts';
import { callApi } from '@portal/web-kit';
import { useQuery } from '@tanstack/react-query';

const SHOWN = 6;

/** The next events a student may see, soonest first. */
export function useUpcomingEvents() {
  return useQuery({
    queryKey: ['events', 'upcoming'],
    queryFn: ({ signal }) =>
      callApi(calls.listEventsByRole, { params: { role: 'STUDENT' }, query: { limit: SHOWN }, signal }),
  });
}
