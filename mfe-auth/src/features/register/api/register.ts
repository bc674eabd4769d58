import { calls, type BodyInput } from '@portal/contracts';
import { callApi, signIn } from '@portal/web-kit';
import { useMutation } from '@tanstack/react-query';

/** Creates a student's account and signs the person in. */
export function useRegister() {
  return useMutation({
    mutationFn: (body: BodyInput<typeof calls.register>) => callApi(calls.register, { body }),
    onSuccess: ({ user }) => signIn(user),
  });
}
