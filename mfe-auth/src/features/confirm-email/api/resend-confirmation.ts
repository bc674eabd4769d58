import { calls } from '@portal/contracts';
import { toast } from '@portal/ui';
import { callApi, messageOf } from '@portal/web-kit';
import { useMutation } from '@tanstack/react-query';
import { confirmEmailMessages as messages } from '../../../messages';

/** Has another link mailed; a toast says whether it was. */
export function useResendConfirmation() {
  return useMutation({
    mutationFn: () => callApi(calls.resendConfirmation),
    onSuccess: ({ message }) => toast.success(message || messages.resent),
    onError: (error) => toast.error(messageOf(error, messages.notResent)),
  });
}
