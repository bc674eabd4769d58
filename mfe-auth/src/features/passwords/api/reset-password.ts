import { calls, type BodyInput } from '@portal/contracts';
import { callApi } from '@portal/web-kit';
import { useMutation } from '@tanstack/react-query';
import type { ResetLink } from './verify-reset-link';

/** Sets the new password with the link from the mail. */
export function useResetPassword(link: ResetLink) {
  return useMutation({
    mutationFn: (body: BodyInput<typeof calls.resetPassword>) => callApi(calls.resetPassword, { params: link, body }),
  });
}
