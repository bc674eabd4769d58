import { calls } from '@portal/contracts';
import { callApi } from '@portal/web-kit';
import { useQuery } from '@tanstack/react-query';

/** What is known of the person already. When it cannot be loaded, the form begins empty. */
export function useOwnProfile(userId: string) {
  return useQuery({
    queryKey: ['onboarding', 'profile', userId],
    queryFn: ({ signal }) => callApi(calls.readProfile, { params: { userId }, signal }),
    staleTime: Infinity,
    // Right after registration the service may not have got the event that creates the profile.
    retry: 2,
    retryDelay: 400,
  });
}
