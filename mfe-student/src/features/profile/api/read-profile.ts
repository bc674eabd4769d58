import { calls } from '@portal/contracts';
import { callApi, queryKeys } from '@portal/web-kit';
import { useQuery } from '@tanstack/react-query';

/** A person's profile, as far as the signed-in person may see it. */
export function useProfile(userId: string) {
  return useQuery({
    queryKey: queryKeys.profile(userId),
    queryFn: ({ signal }) => callApi(calls.readProfile, { params: { userId }, signal }),
  });
}
