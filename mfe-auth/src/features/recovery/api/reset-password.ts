import { calls } from '@portal/contracts';
import { callApi, useSingleFlight } from '@portal/web-kit';
import { useMutation } from '@tanstack/react-query';
import type { ResetLink } from './verify-reset-link';

/** Sets the new password; pressed twice is sent once. */
export function useResetPassword(link: ResetLink) {
  const { mutateAsync, isPending, data } = useMutation({
    mutationFn: (password: string) => callApi(calls.resetPassword, { params: link, body: { password } }),
  });
  const send = useSingleFlight(async (password: string) => {
    await mutateAsync(password);
  });
  return { send, isPending, data };
}
