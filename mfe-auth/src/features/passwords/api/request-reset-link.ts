import { calls, type BodyInput } from '@portal/contracts';
import { callApi } from '@portal/web-kit';
import { useMutation } from '@tanstack/react-query';

/** Asks for a mail with a link to set a new password. */
export function useRequestResetLink() {
  return useMutation({
    mutationFn: (body: BodyInput<typeof calls.forgotPassword>) => callApi(calls.forgotPassword, { body }),
  });
}
