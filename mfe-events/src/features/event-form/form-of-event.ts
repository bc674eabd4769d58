import type { EventAnswer } from '@portal/contracts';
import { calendarDayOf, clockTimeOf } from '@portal/web-kit';
import type { EventForm, FormMoment } from './event-form';

/** An event as its form holds it: days and times as the institute's clocks show them, whatever the browser's do. */
export function formOfEvent(event: EventAnswer, timeZone: string): EventForm {
  const { schedule, registration, budget, organizing_unit_id: unit } = event;
  const moment = (at: string | null | undefined): FormMoment =>
    at ? { date: calendarDayOf(at, timeZone), time: clockTimeOf(at, timeZone) } : { date: '', time: '' };
  return {
    title: event.title,
    description: event.description,
    category: event.category,
    type: event.type,
    // Not shown and not sent: the unit of an event stays what it is.
    unit: { id: unit?._id ?? '', label: unit?.name ?? '' },
    organizers: event.organizers.map(({ _id, kind, personal_info: { name } }) => ({ id: _id, kind, label: name })),
    start: moment(schedule.start),
    end: moment(schedule.end),
    venue: schedule.venue,
    mode: schedule.mode,
    isRegistrationRequired: registration.required,
    opens: moment(registration.start),
    closes: moment(registration.end),
    fees: registration.fees ?? null,
    maxParticipants: registration.max_participants ?? null,
    allocated: budget?.allocated || null,
    sponsors: budget?.sponsors ?? [],
  };
}
