import { calls, type BodyInput } from '@portal/contracts';
import { callApi, signIn } from '@portal/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';

const mutationKey = ['register'];

/** Creates a student's account; on success the person is signed in. Pressed twice is sent once, also before the button can say so. */
export function useRegister() {
  const client = useQueryClient();
  const { mutateAsync, error, isPending } = useMutation({
    mutationKey,
    mutationFn: (body: BodyInput<typeof calls.register>) => callApi(calls.register, { body }),
    onSuccess: ({ user }) => signIn(user),
  });
  const send = async (body: BodyInput<typeof calls.register>): Promise<void> => {
    if (client.isMutating({ mutationKey }) === 0) await mutateAsync(body);
  };
  return { send, error, isPending };
}
