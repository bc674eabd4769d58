import { calls } from '@portal/contracts';
import { callApi } from '@portal/web-kit';
import { useQuery } from '@tanstack/react-query';

const SHOWN = 6;
const WEEK = 7 * 24 * 60 * 60 * 1000;

/** The next public events, at most six, that begin within a week or are under way. */
export function useThisWeek() {
  return useQuery({
    queryKey: ['events', 'this-week'],
    queryFn: async ({ signal }) => {
      const events = await callApi(calls.listEventsByRole, {
        params: { role: 'STUDENT' },
        query: { limit: SHOWN },
        signal,
      });
      const until = Date.now() + WEEK;
      return events.filter(({ schedule }) => schedule.start !== null && Date.parse(schedule.start) < until);
    },
  });
}
