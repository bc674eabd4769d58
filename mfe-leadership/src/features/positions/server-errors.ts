import { ApiError, hasCode } from '@portal/web-kit';
import type { UseFormSetError } from 'react-hook-form';
import type { PositionForm } from './position-form';

/** Where the call's fields stand in the form, in the order of the page. */
const places: readonly (readonly [path: string, field: keyof PositionForm])[] = [
  ['title', 'title'],
  ['unit_id', 'unit'],
  ['position_type', 'type'],
  ['description', 'description'],
  ['position_count', 'count'],
  ['responsibilities', 'duties'],
  ['requirements.min_cgpa', 'minCgpa'],
  ['requirements.min_year', 'minYear'],
  ['requirements.skills_required', 'skills'],
];

/** Puts what the server found wrong at the fields it names, the first of them in focus. */
export function showServerErrors(error: unknown, setError: UseFormSetError<PositionForm>): void {
  if (!(error instanceof ApiError)) return;
  if (hasCode(error, 'POSITION.UNIT_NOT_FOUND') || hasCode(error, 'POSITION.OUT_OF_SCOPE')) {
    return setError('unit', { message: error.message }, { shouldFocus: true });
  }
  const named = places.flatMap(([path, field]) =>
    error.errors
      .filter((entry) => entry.path === path || entry.path.startsWith(`${path}.`))
      .slice(0, 1)
      .map(({ message }) => ({ field, message })),
  );
  named.forEach(({ field, message }, index) => setError(field, { message }, { shouldFocus: index === 0 }));
}
