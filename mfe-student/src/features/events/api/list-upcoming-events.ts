import { useRegistrationTimes } from '@portal/campus-kit/events';
import { calls } from '@portal/contracts';
import { readQuery } from '@portal/web-kit';
import { useQuery } from '@tanstack/react-query';

const MAX_EVENTS = 6;

export const upcomingEventsQuery = readQuery(calls.listEventsByRole, {
  params: { role: 'STUDENT' },
  query: { limit: MAX_EVENTS },
});

export function useUpcomingEvents() {
  const query = useQuery(upcomingEventsQuery);
  useRegistrationTimes(query, query.data ?? []);
  return query;
}
