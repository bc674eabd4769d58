import { ApiError } from '@portal/web-kit';
import type { FieldPath, UseFormSetError } from 'react-hook-form';
import type { EventForm } from './event-form';

/** Where the call's fields stand in the form, in the order of the page. */
const places: readonly (readonly [path: string, field: FieldPath<EventForm>])[] = [
  ['title', 'title'],
  ['description', 'description'],
  ['category', 'category'],
  ['type', 'type'],
  ['organizing_unit_id', 'unit'],
  ['schedule.start', 'start.date'],
  ['schedule.end', 'end.date'],
  ['schedule.venue', 'venue'],
  ['schedule.mode', 'mode'],
  ['registration.start', 'opens.date'],
  ['registration.end', 'closes.date'],
  ['registration.max_participants', 'maxParticipants'],
  ['registration.fees', 'fees'],
  ['budget.allocated', 'allocated'],
  ['budget.sponsors', 'sponsors'],
  ['organizers', 'organizers'],
];

/** Refusals that are about one field, though the service names none. */
const fieldOfCode: Readonly<Partial<Record<string, FieldPath<EventForm>>>> = {
  'EVENT.UNIT_NOT_FOUND': 'unit',
  'EVENT.OUT_OF_SCOPE': 'unit',
  'EVENT.ORGANIZER_NOT_FOUND': 'organizers',
  'EVENT.CAPACITY_BELOW_TAKEN': 'maxParticipants',
};

/** Puts what the server found wrong at the fields it names, the first of them in focus. */
export function showServerErrors(error: unknown, setError: UseFormSetError<EventForm>) {
  if (!(error instanceof ApiError)) return;
  const own = fieldOfCode[error.code];
  if (own) return setError(own, { message: error.message }, { shouldFocus: true });
  const found = error.errors;
  const named = places.flatMap(([path, field]) =>
    found
      .filter((entry) => entry.path === path || entry.path.startsWith(`${path}.`))
      .slice(0, 1)
      .map(({ message }) => ({ field, message })),
  );
  named.forEach(({ field, message }, index) => setError(field, { message }, { shouldFocus: index === 0 }));
}
