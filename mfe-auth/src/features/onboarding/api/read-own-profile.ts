import { calls } from '@portal/contracts';
import { callApi } from '@portal/web-kit';
import { useQuery } from '@tanstack/react-query';

/** What is known of the person already. Without it the form is empty, which must not keep anyone waiting. */
export function useOwnProfile(userId: string) {
  return useQuery({
    queryKey: ['onboarding', 'profile', userId],
    queryFn: ({ signal }) => callApi(calls.readProfile, { params: { userId }, signal }),
    staleTime: Infinity,
    // Right after registration the service may not have heard of the person yet.
    retry: 2,
    retryDelay: 400,
  });
}
