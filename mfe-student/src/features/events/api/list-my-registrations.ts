import { calls } from '@portal/contracts';
import { callApi, queryKeys } from '@portal/web-kit';
import { useQuery } from '@tanstack/react-query';

/** The person's registrations, soonest first. */
export function useMyRegistrations() {
  return useQuery({
    queryKey: queryKeys.registrations.own,
    queryFn: ({ signal }) => callApi(calls.listMyRegistrations, { signal }),
  });
}
