import { ApiError } from '@portal/web-kit';
import type { UseFormSetError } from 'react-hook-form';
import { emptyRoomRequest, type RoomRequestForm } from './room-request-form';

const fields = Object.keys(emptyRoomRequest) as (keyof RoomRequestForm)[];

/** Puts what the server found wrong at the fields it names, the first of them in focus. */
export function showServerErrors(error: unknown, setError: UseFormSetError<RoomRequestForm>) {
  const found = error instanceof ApiError ? error.errors : [];
  const named = fields.flatMap((name) =>
    found.filter(({ path }) => path === name).map(({ message }) => ({ name, message })),
  );
  named.forEach(({ name, message }, index) => setError(name, { message }, { shouldFocus: index === 0 }));
}
