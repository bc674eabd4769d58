import { calls } from '@portal/contracts';
import { useRead } from '@portal/web-kit';

/** What is known of the person already. When it cannot be loaded, the form begins empty. */
export function useOwnProfile(userId: string) {
  const input = { params: { userId } };
  // Right after registration the service may not have got the event that creates the profile.
  return useRead(calls.readProfile, input, { staleTime: Infinity, retry: 2, retryDelay: 400 });
}
