import { calls, type BodyInput } from '@portal/contracts';
import { callApi, signIn } from '@portal/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';

const mutationKey = ['login'];

/** Signs in; on success the whole portal knows. Pressed twice is sent once, also before the button can say so. */
export function useLogin() {
  const client = useQueryClient();
  const { mutateAsync, error, isPending } = useMutation({
    mutationKey,
    mutationFn: (body: BodyInput<typeof calls.login>) => callApi(calls.login, { body }),
    onSuccess: ({ user }) => signIn(user),
  });
  const send = async (body: BodyInput<typeof calls.login>): Promise<void> => {
    if (client.isMutating({ mutationKey }) === 0) await mutateAsync(body);
  };
  return { send, error, isPending };
}
