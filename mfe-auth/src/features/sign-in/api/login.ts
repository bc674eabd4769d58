import { calls, type BodyInput } from '@portal/contracts';
import { callApi, signIn } from '@portal/web-kit';
import { useMutation } from '@tanstack/react-query';

/** Signs in; on success the whole portal knows. */
export function useLogin() {
  return useMutation({
    mutationFn: (body: BodyInput<typeof calls.login>) => callApi(calls.login, { body }),
    onSuccess: ({ user }) => signIn(user),
  });
}
