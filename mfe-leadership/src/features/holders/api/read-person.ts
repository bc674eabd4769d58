import { calls } from '@portal/contracts';
import { callApi, queryKeys } from '@portal/web-kit';
import { useQuery } from '@tanstack/react-query';

/** The profile of somebody who is picked. */
export function usePersonProfile(userId: string | undefined) {
  return useQuery({
    queryKey: queryKeys.profile(userId ?? ''),
    queryFn: ({ signal }) => callApi(calls.readProfile, { params: { userId: userId ?? '' }, signal }),
    enabled: userId !== undefined,
  });
}
