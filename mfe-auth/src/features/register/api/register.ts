import { calls, type BodyInput } from '@portal/contracts';
import { callApi, signIn, useSingleFlight } from '@portal/web-kit';
import { useMutation } from '@tanstack/react-query';

/** Creates a student's account; on success the person is signed in. Pressed twice is sent once, also before the button can say so. */
export function useRegister() {
  const { mutateAsync, error, isPending } = useMutation({
    mutationFn: (body: BodyInput<typeof calls.register>) => callApi(calls.register, { body }),
    onSuccess: ({ user }) => signIn(user),
  });
  const send = useSingleFlight(async (body: BodyInput<typeof calls.register>) => {
    await mutateAsync(body);
  });
  return { send, error, isPending };
}
