import { TEXT_LIMITS, type BodyInput, type calls, type EventAnswer } from '@portal/contracts';
import { calendarDayOf, clockTimeOf, isClockTime } from '@portal/web-kit';
import { optionalText, optionalTime, requiredDay, requiredText, requiredTime } from '@portal/web-kit/forms';
import * as z from 'zod/mini';
import { messages } from './messages';

/** What a request needs to know of its event. */
export type RequestedEvent = Pick<EventAnswer, '_id' | 'title' | 'schedule' | 'registration'>;

/** The fields in the order of the page. */
export const roomRequestSchema = z
  .object({
    event: z.custom<RequestedEvent | null>((event) => event !== null, messages.eventMissing),
    room: requiredText(TEXT_LIMITS.name, { missing: messages.roomMissing, tooLong: messages.tooLong }),
    date: requiredDay(messages.dateMissing),
    time: requiredTime(messages.timeMissing),
    end_time: optionalTime(),
    description: optionalText(TEXT_LIMITS.text, messages.tooLong),
  })
  .check(
    z.refine(({ time, end_time }) => ![time, end_time].every(isClockTime) || end_time > time, {
      path: ['end_time'],
      error: messages.endFirst,
      when: () => true,
    }),
  );
export type RoomRequestForm = z.infer<typeof roomRequestSchema>;

export const emptyRoomRequest: RoomRequestForm = {
  event: null,
  room: '',
  date: '',
  time: '',
  end_time: '',
  description: '',
};

/** Place, day and times of a coming event, as the clocks of the institute show them; no times for another one. */
export function placeOf(
  { schedule: { start, end, venue: room } }: Pick<EventAnswer, 'schedule'>,
  timeZone: string,
  now = Date.now(),
) {
  if (start === null || Date.parse(start) <= now) return { room, date: '', time: '', end_time: '' };
  const date = calendarDayOf(start, timeZone);
  // A request is for one day, so the end of an event of several days says nothing.
  const endsThatDay = end !== null && calendarDayOf(end, timeZone) === date;
  return { room, date, time: clockTimeOf(start, timeZone), end_time: endsThatDay ? clockTimeOf(end, timeZone) : '' };
}

/** The body of the call, with an end only where one was given. */
export function roomRequestBody({
  event: _event,
  end_time,
  ...rest
}: RoomRequestForm): BodyInput<typeof calls.requestRoom> {
  return { ...rest, ...(end_time && { end_time }) };
}
