import { calls } from '@portal/contracts';
import { toast } from '@portal/ui';
import { messageOf, useWrite } from '@portal/web-kit';
import { confirmEmailMessages as messages } from '../../../messages';

/** Has another link mailed; a toast says whether it was. */
export function useResendConfirmation() {
  return useWrite(calls.resendConfirmation, {
    onSuccess: ({ message }) => toast.success(message || messages.resent),
    onError: (error) => toast.error(messageOf(error, messages.notResent)),
  });
}
