import { calls, type EventAnswer } from '@portal/contracts';
import { ApiError, callApi } from '@portal/web-kit';
import { useQuery } from '@tanstack/react-query';

const LIVE = 5000;
const isToCome = ({ status }: EventAnswer) => status === 'planned' || status === 'ongoing';

/** One event with its places as they are, by its id. */
export function useEvent(id: string) {
  return useQuery({
    queryKey: ['events', 'one', id],
    queryFn: ({ signal }) => callApi(calls.readEvent, { params: { id }, signal }),
    // Hidden windows do not ask.
    refetchInterval: ({ state: { data } }) => (data?.registration.required && isToCome(data) ? LIVE : false),
  });
}

/** True for an address that names no event, whether it once did or never could. */
export function isMissing(error: Error | null): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}
