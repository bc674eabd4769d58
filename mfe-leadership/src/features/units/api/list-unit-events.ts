import { calls } from '@portal/contracts';
import { callApi, queryKeys } from '@portal/web-kit';
import { useQuery } from '@tanstack/react-query';

const MAX_EVENTS = 5;

/** Its next events, and the latest past ones where there are fewer. */
export function useUnitEvents(unit: string) {
  return useQuery({
    queryKey: [...queryKeys.events.all, 'of-unit', unit],
    queryFn: ({ signal }) => callApi(calls.listPublicEvents, { query: { unit, limit: MAX_EVENTS }, signal }),
    select: (events) =>
      events.map(({ _id, title, schedule, status }) => ({
        id: _id,
        name: title,
        date: schedule.start,
        venue: schedule.venue,
        status,
      })),
  });
}
