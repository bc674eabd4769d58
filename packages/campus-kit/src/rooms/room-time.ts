import type { EventAnswer, RoomRequestAnswer } from '@portal/contracts';
import { calendarDayOf, clockTimeOf } from '@portal/web-kit';

/** A time as the clocks of the institute show it, `YYYY-MM-DDTHH:mm`: as room requests have it. */
function localTimeOf(moment: string | number, timeZone: string): string {
  return `${calendarDayOf(moment, timeZone)}T${clockTimeOf(moment, timeZone)}`;
}

/** From when to when a room is requested, on the clocks of the institute. */
export function roomTimeOf({ date, time, end_time: end, end_date: endDate = date }: RoomRequestAnswer) {
  return { start: `${date}T${time}`, end: `${endDate}T${end}` };
}

/** From when to when an event is, on the clocks of the institute. */
export function eventTimeOf({ start, end }: Pick<EventAnswer['schedule'], 'start' | 'end'>, timeZone: string) {
  return { start: start && localTimeOf(start, timeZone), end: end && localTimeOf(end, timeZone) };
}

/** Whether a request is pending, or its room booked, and its time is not over. */
export function isOpenRequest(request: RoomRequestAnswer, timeZone: string): boolean {
  const isUndecidedOrBooked = request.status === 'Pending' || request.status === 'Approved';
  return isUndecidedOrBooked && roomTimeOf(request).end > localTimeOf(Date.now(), timeZone);
}
