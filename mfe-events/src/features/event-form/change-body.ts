import type { BodyInput, calls } from '@portal/contracts';
import type { EventForm, FormMoment } from './event-form';
import { instantOf } from './instant-of';

type ChangeEventBody = BodyInput<typeof calls.changeEvent>;

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The fields of `after` that differ from `before`; undefined when none does. */
function differing<Part extends object>(before: Part, after: Part): Partial<Part> | undefined {
  const names = (Object.keys(after) as (keyof Part)[]).filter((name) => !same(before[name], after[name]));
  if (names.length === 0) return undefined;
  return Object.fromEntries(names.map((name) => [name, after[name]])) as Partial<Part>;
}

function partsOf(form: EventForm, timeZone: string) {
  const instant = (moment: FormMoment) => instantOf(moment, timeZone) ?? null;
  return {
    own: {
      title: form.title,
      description: form.description,
      ...(form.category !== '' && { category: form.category }),
      type: form.type,
      organizers: form.organizers.map(({ id, kind }) => ({ kind, _id: id })),
    },
    schedule: { start: instant(form.start), end: instant(form.end), venue: form.venue, mode: form.mode },
    // What a closed part of the form holds does not count.
    registration: form.isRegistrationRequired
      ? {
          required: true,
          start: instant(form.opens),
          end: instant(form.closes),
          fees: form.fees,
          max_participants: form.maxParticipants,
        }
      : { required: false },
    budget: { allocated: form.allocated ?? 0, sponsors: form.sponsors },
  };
}

/** What is sent of an edited event: only what was changed, so that nothing else moves, and the version it was made of. */
export function changeBody(
  base: EventForm,
  typed: EventForm,
  { version, timeZone }: { version: number; timeZone: string },
): ChangeEventBody {
  const [before, after] = [partsOf(base, timeZone), partsOf(typed, timeZone)];
  const schedule = differing(before.schedule, after.schedule);
  const registration = differing<NonNullable<ChangeEventBody['registration']>>(before.registration, after.registration);
  const budget = differing(before.budget, after.budget);
  return {
    version,
    ...differing(before.own, after.own),
    ...(schedule && { schedule }),
    ...(registration && { registration }),
    ...(budget && { budget }),
  };
}
