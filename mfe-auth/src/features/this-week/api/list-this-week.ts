import { calls, DAY_MS } from '@portal/contracts';
import { callApi, queryKeys } from '@portal/web-kit';
import { useQuery } from '@tanstack/react-query';

const MAX_EVENTS = 6;

/** The next public events that begin within a week or are under way. */
export function useThisWeek() {
  return useQuery({
    queryKey: queryKeys.events.thisWeek,
    queryFn: async ({ signal }) => {
      const events = await callApi(calls.listEventsByRole, {
        params: { role: 'STUDENT' },
        query: { limit: MAX_EVENTS },
        signal,
      });
      const until = Date.now() + 7 * DAY_MS;
      return events.filter(({ schedule }) => schedule.start !== null && Date.parse(schedule.start) < until);
    },
  });
}
