import { categoryOfRole, eventCategoryOf, type EventAnswer } from '@portal/contracts';
import { calendarDayOf, clockTimeOf, type Session } from '@portal/web-kit';
import type { EventForm, FormMoment } from './event-schema';

const noMoment: FormMoment = { date: '', time: '' };

/** The form of a new event: with a coordinator's own unit, and the category of the role. Lists fields in the order of the page. */
export function emptyForm({ user, role }: Pick<Session, 'user' | 'role'>): EventForm {
  const unit = role === 'CLUB_COORDINATOR' ? user?.unit : undefined;
  const category = unit?.category ?? categoryOfRole(role);
  return {
    title: '',
    description: '',
    category: category ? eventCategoryOf(category) : '',
    type: '',
    unit: unit ? { id: unit.id, label: unit.name, category: unit.category } : null,
    skills: [],
    start: noMoment,
    end: noMoment,
    venue: '',
    mode: 'offline',
    isRegistrationRequired: false,
    opens: noMoment,
    closes: noMoment,
    maxParticipants: null,
    fees: null,
    allocated: null,
    sponsors: [],
    organizers: [],
  };
}

/** The form of a saved event: days and times as the institute's clocks show them, whatever the browser's zone. */
export function formOfEvent(event: EventAnswer, timeZone: string): EventForm {
  const { schedule, registration, budget, organizing_unit_id: unit } = event;
  const moment = (at: string | null | undefined): FormMoment =>
    at ? { date: calendarDayOf(at, timeZone), time: clockTimeOf(at, timeZone) } : noMoment;
  return {
    title: event.title,
    description: event.description,
    category: event.category,
    type: event.type,
    // Neither shown nor sent: the unit of an event cannot change.
    unit: { id: unit?._id ?? '', label: unit?.name ?? '' },
    skills: (event.skills ?? []).map(({ _id, name }) => ({ id: _id, label: name })),
    start: moment(schedule.start),
    end: moment(schedule.end),
    venue: schedule.venue,
    mode: schedule.mode,
    isRegistrationRequired: registration.required,
    opens: moment(registration.start),
    closes: moment(registration.end),
    maxParticipants: registration.max_participants ?? null,
    fees: registration.fees ?? null,
    allocated: budget?.allocated || null,
    sponsors: budget?.sponsors ?? [],
    organizers: event.organizers.map(({ _id, kind, personal_info: { name } }) => ({ id: _id, kind, label: name })),
  };
}
