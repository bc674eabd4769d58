import { calls } from '@portal/contracts';
import { callApi } from '@portal/web-kit';
import { useQuery } from '@tanstack/react-query';

/** What one takes part in, soonest first; places in line move, so it is asked again while it shows. */
export function useMyRegistrations() {
  return useQuery({
    queryKey: ['registrations', 'mine'],
    queryFn: ({ signal }) => callApi(calls.listMyRegistrations, { signal }),
    refetchInterval: 30_000,
  });
}
