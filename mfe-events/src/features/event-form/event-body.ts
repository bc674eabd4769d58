import type { BodyInput, calls } from '@portal/contracts';
import type { EventForm, FormMoment } from './event-schema';
import { instantOf } from './instants';

type CreateEventBody = BodyInput<typeof calls.createEvent>;

/** Never throws for a checked form: the schema refuses one in which a required choice is missing. */
function chosen<Value>(value: Value | '' | null): Value {
  if (value === '' || value === null) throw new Error('A required choice is missing.');
  return value;
}

function instants<Name extends string>(name: Name, moment: FormMoment, timeZone: string) {
  const instant = instantOf(moment, timeZone);
  return (instant ? { [name]: instant } : {}) as { [K in Name]?: string };
}

function registrationOf(form: EventForm, timeZone: string): CreateEventBody['registration'] {
  // The specification: without registration, nothing else is sent.
  if (!form.isRegistrationRequired) return { required: false };
  return {
    required: true,
    ...instants('start', form.opens, timeZone),
    ...instants('end', form.closes, timeZone),
    ...(form.fees !== null && { fees: form.fees }),
    ...(form.maxParticipants !== null && { max_participants: form.maxParticipants }),
  };
}

/** The body of the call, with dates and times of the institute as instants and without empty ones. */
export function eventBody(form: EventForm, timeZone: string): CreateEventBody {
  return {
    title: form.title,
    description: form.description,
    category: chosen(form.category),
    type: form.type,
    organizing_unit_id: chosen(form.unit).id,
    organizers: form.organizers.map(({ id, kind }) => ({ kind, _id: id })),
    ...(form.skills.length > 0 && { skills: form.skills.map(({ id }) => id) }),
    schedule: {
      ...instants('start', form.start, timeZone),
      ...instants('end', form.end, timeZone),
      venue: form.venue,
      mode: form.mode,
    },
    registration: registrationOf(form, timeZone),
    budget: { allocated: form.allocated ?? 0, sponsors: form.sponsors },
  };
}
