import type { EventAnswer } from '@portal/contracts';
import { calendarDayOf, clockTimeOf } from '@portal/web-kit';
import { emptyRoomRequest, type RoomRequestForm } from './room-request-form';

/** The form before anything is typed: the day and the times of the event, as the clocks of the institute show them. */
export function roomRequestFor(
  { schedule: { start, end } }: Pick<EventAnswer, 'schedule'>,
  timeZone: string,
  now: number = Date.now(),
): RoomRequestForm {
  if (start === null || Date.parse(start) <= now) return emptyRoomRequest;
  const date = calendarDayOf(start, timeZone);
  // A room is asked for on one day, so the end of an event of several days says nothing.
  const endsThatDay = end !== null && calendarDayOf(end, timeZone) === date;
  return {
    ...emptyRoomRequest,
    date,
    time: clockTimeOf(start, timeZone),
    end_time: endsThatDay ? clockTimeOf(end, timeZone) : '',
  };
}
