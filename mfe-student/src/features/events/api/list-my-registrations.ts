import { calls, SECOND_MS } from '@portal/contracts';
import { callApi, queryKeys } from '@portal/web-kit';
import { useQuery } from '@tanstack/react-query';

/** The person's registrations, soonest first; loaded again every now and then, as places on waiting lists move. */
export function useMyRegistrations() {
  return useQuery({
    queryKey: queryKeys.registrations.own,
    queryFn: ({ signal }) => callApi(calls.listMyRegistrations, { signal }),
    refetchInterval: 30 * SECOND_MS,
  });
}
