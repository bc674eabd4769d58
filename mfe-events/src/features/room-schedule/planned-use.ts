import { HOUR_MS, type EventAnswer } from '@portal/contracts';
import { calendarDayOf, clockTimeOf } from '@portal/web-kit';
import type { TimeSpan } from './time-span';

/** An event whose venue is a room, whether or not that is booked. */
export interface PlannedUse extends TimeSpan {
  readonly room: string;
  readonly event: Pick<EventAnswer, '_id' | 'title'>;
}

/** When the events that are planned or go on use their venues on a day. */
export function plannedUsesOf(date: string, events: readonly EventAnswer[], timeZone: string): readonly PlannedUse[] {
  return events.flatMap(({ _id, title, status, schedule: { start, end, venue: room } }) => {
    if (start === null || room === '' || (status !== 'planned' && status !== 'ongoing')) return [];
    // Without an end, one hour as in the service.
    const until = end === null ? Date.parse(start) + HOUR_MS : Date.parse(end);
    const [first, last] = [calendarDayOf(start, timeZone), calendarDayOf(until, timeZone)];
    if (first > date || last < date) return [];
    const span = {
      start: first < date ? '00:00' : clockTimeOf(start, timeZone),
      end: last > date ? '24:00' : clockTimeOf(until, timeZone),
    };
    return span.start < span.end ? [{ ...span, room, event: { _id, title } }] : [];
  });
}
