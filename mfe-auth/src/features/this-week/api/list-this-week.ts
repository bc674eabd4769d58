import { calls, DAY_MS } from '@portal/contracts';
import { useRead } from '@portal/web-kit';

const MAX_EVENTS = 6;

/** The next public events that begin within a week or are under way. */
export function useThisWeek() {
  const input = { params: { role: 'STUDENT' as const }, query: { limit: MAX_EVENTS } };
  return useRead(calls.listEventsByRole, input, {
    select: (events) => {
      const until = Date.now() + 7 * DAY_MS;
      return events.filter(({ schedule }) => schedule.start !== null && Date.parse(schedule.start) < until);
    },
  });
}
