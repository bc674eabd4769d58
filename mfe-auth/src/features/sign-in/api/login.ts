import { calls, type BodyInput } from '@portal/contracts';
import { callApi, signIn } from '@portal/web-kit';
import { useMutation } from '@tanstack/react-query';

/** Signs in, for every part of the portal. */
export function useLogin() {
  return useMutation({
    mutationFn: (body: BodyInput<typeof calls.login>) => callApi(calls.login, { body }),
    onSuccess: ({ user }) => signIn(user),
  });
}
