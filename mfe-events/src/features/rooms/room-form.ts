import { TEXT_LIMITS, type BodyInput, type calls } from '@portal/contracts';
import { ApiError, formatNumber, hasCode, messageOf } from '@portal/web-kit';
import type { UseFormSetError } from 'react-hook-form';
import * as z from 'zod/mini';
import type { Room } from './api/list-rooms';
import { texts as words } from './texts';

const MOST_SEATS = 100_000;
const short = words.tooLong(TEXT_LIMITS.name);

/** What the form holds; it repeats rules of the call with the small build of zod, and a test holds the two together. */
export const roomForm = z.object({
  name: z.string().check(z.trim(), z.minLength(1, words.nameMissing), z.maxLength(TEXT_LIMITS.name, short)),
  building: z.string().check(z.trim(), z.maxLength(TEXT_LIMITS.name, short)),
  capacity: z.nullable(z.number(words.wholeNumber)).check(
    z.refine((seats) => seats !== null && Number.isInteger(seats) && seats >= 1, words.wholeNumber),
    z.refine((seats) => seats === null || seats <= MOST_SEATS, words.tooManySeats(formatNumber(MOST_SEATS))),
  ),
  equipment: z
    .array(z.string().check(z.trim(), z.maxLength(TEXT_LIMITS.name, short)))
    .check(z.maxLength(TEXT_LIMITS.list, words.tooMany(TEXT_LIMITS.list))),
});
export type RoomForm = z.infer<typeof roomForm>;

/** The form before anything is typed. */
export function roomFormOf(room: Room | undefined): RoomForm {
  if (!room) return { name: '', building: '', capacity: null, equipment: [] };
  const { name, building, capacity, equipment } = room;
  return { name, building, capacity, equipment };
}

export function roomBody({ capacity, ...typed }: RoomForm): BodyInput<typeof calls.addRoom> {
  return { ...typed, capacity: capacity ?? 0 };
}

const fields = ['name', 'building', 'capacity', 'equipment'] as const;

/** Puts what the server found wrong at its field, a name that is taken at the name; true when it all stands at fields. */
export function showServerErrors(error: unknown, setError: UseFormSetError<RoomForm>): boolean {
  if (hasCode(error, 'ROOM.NAME_TAKEN')) {
    setError('name', { message: messageOf(error, words.notSaved) }, { shouldFocus: true });
    return true;
  }
  const found = error instanceof ApiError ? error.errors : [];
  const named = fields.flatMap((name) =>
    found
      .filter(({ path }) => path === name || path.startsWith(`${name}.`))
      .slice(0, 1)
      .map(({ message }) => ({ name, message })),
  );
  named.forEach(({ name, message }, index) => setError(name, { message }, { shouldFocus: index === 0 }));
  return named.length > 0;
}
