import type { BodyInput, calls } from '@portal/contracts';
import type { EventForm, FormMoment } from './event-schema';
import { instantOf } from './instants';

type ChangeEventBody = BodyInput<typeof calls.changeEvent>;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The fields of `after` that differ from `before`; undefined without any. */
function changedFields<Part extends object>(before: Part, after: Part): Partial<Part> | undefined {
  const names = (Object.keys(after) as (keyof Part)[]).filter((name) => !isSame(before[name], after[name]));
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
      skills: form.skills.map(({ id }) => id),
    },
    schedule: { start: instant(form.start), end: instant(form.end), venue: form.venue, mode: form.mode },
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

/** The body of the call: the version that was edited, and only the fields that changed, so that no other one moves. */
export function changeBody(
  base: EventForm,
  edited: EventForm,
  { version, timeZone }: { version: number; timeZone: string },
): ChangeEventBody {
  const [before, after] = [partsOf(base, timeZone), partsOf(edited, timeZone)];
  const schedule = changedFields(before.schedule, after.schedule);
  const registration = changedFields<NonNullable<ChangeEventBody['registration']>>(
    before.registration,
    after.registration,
  );
  const budget = changedFields(before.budget, after.budget);
  return {
    version,
    ...changedFields(before.own, after.own),
    ...(schedule && { schedule }),
    ...(registration && { registration }),
    ...(budget && { budget }),
  };
}
