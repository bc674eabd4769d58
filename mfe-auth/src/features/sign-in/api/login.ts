import { calls, type BodyInput } from '@portal/contracts';
import { callApi, signIn, useSingleFlight } from '@portal/web-kit';
import { useMutation } from '@tanstack/react-query';

/** Signs in; on success the whole portal knows. Pressed twice is sent once, also before the button can say so. */
export function useLogin() {
  const { mutateAsync, error, isPending } = useMutation({
    mutationFn: (body: BodyInput<typeof calls.login>) => callApi(calls.login, { body }),
    onSuccess: ({ user }) => signIn(user),
  });
  const send = useSingleFlight(async (body: BodyInput<typeof calls.login>) => {
    await mutateAsync(body);
  });
  return { send, error, isPending };
}
