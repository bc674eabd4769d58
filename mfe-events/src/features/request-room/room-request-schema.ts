import type { PickedUnit } from '@portal/campus-kit/forms';
import { addDays, daysBetween, TEXT_LIMITS, type BodyInput, type calls, type EventAnswer } from '@portal/contracts';
import { calendarDayOf, clockTimeOf, isClockTime } from '@portal/web-kit';
import { optionalText, optionalTime, requiredDay, requiredText, requiredTime } from '@portal/web-kit/forms';
import * as z from 'zod/mini';
import { messages } from './messages';

/** What a request needs to know of its event. */
export type RequestedEvent = Pick<EventAnswer, '_id' | 'title' | 'schedule' | 'registration'>;

const fields = z
  .object({
    use: z.enum(['event', 'purpose']),
    event: z.custom<RequestedEvent | null>(),
    purpose: optionalText(TEXT_LIMITS.title, messages.tooLong),
    unit: z.nullable(z.custom<PickedUnit>()),
    room: requiredText(TEXT_LIMITS.name, { missing: messages.roomMissing, tooLong: messages.tooLong }),
    date: requiredDay(messages.dateMissing),
    time: requiredTime(messages.timeMissing),
    end_time: optionalTime(),
    ends_next_day: z.boolean(),
    description: optionalText(TEXT_LIMITS.text, messages.tooLong),
  })
  .check(
    z.refine(({ use, event }) => use !== 'event' || event !== null, {
      path: ['event'],
      error: messages.eventMissing,
      when: () => true,
    }),
    z.refine(({ use, purpose }) => use !== 'purpose' || purpose !== '', {
      path: ['purpose'],
      error: messages.purposeMissing,
      when: () => true,
    }),
    z.refine(({ use, unit }) => use !== 'purpose' || unit !== null, {
      path: ['unit'],
      error: messages.unitMissing,
      when: () => true,
    }),
    z.refine(
      ({ time, end_time, ends_next_day }) =>
        ![time, end_time].every(isClockTime) || endsNextDay({ end_time, ends_next_day }) || end_time > time,
      { path: ['end_time'], error: messages.endFirst, when: () => true },
    ),
    z.refine(({ end_time, ends_next_day }) => !ends_next_day || end_time !== '', {
      path: ['end_time'],
      error: messages.endMissing,
      when: () => true,
    }),
  );
export type RoomRequestForm = z.infer<typeof fields>;

/** The fields in the order of the page. What a request is not for is hidden, and not checked. */
export const roomRequestSchema = z.pipe(
  z.transform((form: RoomRequestForm): RoomRequestForm =>
    form.use === 'event' ? { ...form, purpose: '', unit: null } : { ...form, event: null },
  ),
  fields,
);

export const emptyRoomRequest: RoomRequestForm = {
  use: 'event',
  event: null,
  purpose: '',
  unit: null,
  room: '',
  date: '',
  time: '',
  end_time: '',
  ends_next_day: false,
  description: '',
};

/** Midnight, with which the next day begins, counts as the end of the day. */
export const endsNextDay = ({ end_time, ends_next_day }: Pick<RoomRequestForm, 'end_time' | 'ends_next_day'>) =>
  ends_next_day || end_time === '00:00';

const noTimes = { date: '', time: '', end_time: '', ends_next_day: false };

/**
 * Place, day and times of a coming event, as the clocks of the institute show them; no times for another one, and no end
 * for an event that lasts beyond the next day.
 */
export function placeOf(
  { schedule: { start, end, venue: room } }: Pick<EventAnswer, 'schedule'>,
  timeZone: string,
  now = Date.now(),
) {
  if (start === null || Date.parse(start) <= now) return { room, ...noTimes };
  const date = calendarDayOf(start, timeZone);
  const days = end === null ? undefined : daysBetween(date, calendarDayOf(end, timeZone));
  return {
    room,
    date,
    time: clockTimeOf(start, timeZone),
    end_time: end !== null && (days === 0 || days === 1) ? clockTimeOf(end, timeZone) : '',
    ends_next_day: days === 1,
  };
}

/** The body for an event, with an end only where one was given. */
export function roomRequestBody({
  use: _use,
  event: _event,
  purpose: _purpose,
  unit: _unit,
  end_time,
  ends_next_day,
  ...rest
}: RoomRequestForm): BodyInput<typeof calls.requestRoom> {
  if (end_time === '') return rest;
  return { ...rest, end_time, ...(endsNextDay({ end_time, ends_next_day }) && { end_date: addDays(rest.date, 1) }) };
}

/** The body without an event. */
export function purposeRequestBody(form: RoomRequestForm): BodyInput<typeof calls.requestRoomForPurpose> {
  return { ...roomRequestBody(form), purpose: form.purpose, unit_id: form.unit?.id ?? '' };
}
