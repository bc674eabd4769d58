import { calls } from '@portal/contracts';
import { useRead } from '@portal/web-kit';

const MAX_EVENTS = 5;

/** Its next events, and the latest past ones where there are fewer. */
export function useUnitEvents(unit: string) {
  return useRead(
    calls.listPublicEvents,
    { query: { unit, limit: MAX_EVENTS } },
    {
      select: (events) =>
        events.map(({ _id, title, schedule, status }) => ({
          id: _id,
          name: title,
          date: schedule.start,
          venue: schedule.venue,
          status,
        })),
    },
  );
}
