import { calls, type BodyInput } from '@portal/contracts';
import { callApi, signIn, useSingleFlight } from '@portal/web-kit';
import { useMutation } from '@tanstack/react-query';
import { onboardingMessages as messages } from '../../../messages';

/** Completes the profile; the whole portal then knows the person anew. Pressed twice is sent once. */
export function useCompleteOnboarding() {
  const { mutateAsync, error, isPending } = useMutation({
    mutationFn: (body: BodyInput<typeof calls.completeOnboarding>) => callApi(calls.completeOnboarding, { body }),
    meta: { failure: messages.log },
    onSuccess: ({ user }) => signIn(user),
  });
  const send = useSingleFlight(async (body: BodyInput<typeof calls.completeOnboarding>, onDone: () => void) => {
    await mutateAsync(body);
    onDone();
  });
  return { send, error, isPending };
}
