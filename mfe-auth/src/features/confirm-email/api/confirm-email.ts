import { calls, type BodyInput } from '@portal/contracts';
import { callApi, reloadSession, sessionStore } from '@portal/web-kit';
import { useMutation } from '@tanstack/react-query';

/** Confirms the address of the link, with a password unless this is the session that registered. */
export function useConfirmEmail() {
  return useMutation({
    mutationFn: (body: BodyInput<typeof calls.confirmEmail>) => callApi(calls.confirmEmail, { body }),
    onSuccess: () => {
      if (sessionStore.getState().user) void reloadSession();
    },
  });
}
