import { calls } from '@portal/contracts';
import { callApi } from '@portal/web-kit';
import { useQuery } from '@tanstack/react-query';

/** Where a person's profile lies in the cache. */
export const profileKey = (userId: string) => ['profile', userId] as const;

/** A person's profile, as far as the person who asks may see it. */
export function useProfile(userId: string) {
  return useQuery({
    queryKey: profileKey(userId),
    queryFn: ({ signal }) => callApi(calls.readProfile, { params: { userId }, signal }),
  });
}
