import { calls, type BodyInput } from '@portal/contracts';
import { callApi, signIn } from '@portal/web-kit';
import { useMutation } from '@tanstack/react-query';
import { onboardingMessages as messages } from '../../../messages';

/** Completes the profile, and puts the session's new person into every part of the portal. */
export function useCompleteOnboarding() {
  return useMutation({
    mutationFn: (body: BodyInput<typeof calls.completeOnboarding>) => callApi(calls.completeOnboarding, { body }),
    meta: { failure: messages.log },
    onSuccess: ({ user }) => signIn(user),
  });
}
