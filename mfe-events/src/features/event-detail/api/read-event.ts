import { calls } from '@portal/contracts';
import { ApiError, callApi } from '@portal/web-kit';
import { useQuery } from '@tanstack/react-query';

/** One event, by its id. */
export function useEvent(id: string) {
  return useQuery({
    queryKey: ['events', 'one', id],
    queryFn: ({ signal }) => callApi(calls.readEvent, { params: { id }, signal }),
  });
}

/** True for an address that names no event, whether it once did or never could. */
export function isMissing(error: Error | null): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}
