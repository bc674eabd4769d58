import { calls, SECOND_MS, type EventAnswer } from '@portal/contracts';
import { callApi, queryKeys } from '@portal/web-kit';
import { useQuery } from '@tanstack/react-query';

const POLL_INTERVAL_MS = 5 * SECOND_MS;
const isUpcoming = ({ status }: EventAnswer) => status === 'planned' || status === 'ongoing';

/** One event, with its places kept up to date while it takes registrations. */
export function useEvent(id: string) {
  return useQuery({
    queryKey: queryKeys.events.one(id),
    queryFn: ({ signal }) => callApi(calls.readEvent, { params: { id }, signal }),
    refetchInterval: ({ state: { data } }) =>
      data?.registration.required && isUpcoming(data) ? POLL_INTERVAL_MS : false,
  });
}
