import { calls, type BodyInput } from '@portal/contracts';
import { callApi, reloadSession, sessionStore, signOut } from '@portal/web-kit';
import { useMutation } from '@tanstack/react-query';

/** Confirms the address of the link, with a password unless this is the session that registered. */
export function useConfirmEmail() {
  return useMutation({
    mutationFn: (body: BodyInput<typeof calls.confirmEmail>) => callApi(calls.confirmEmail, { body }),
    onSuccess: () => {
      if (sessionStore.getState().user) void followSession();
    },
  });
}

/** Setting a password ends the sessions of the account: where this is one of them, that is no surprise to be asked about. */
async function followSession(): Promise<void> {
  await reloadSession();
  if (sessionStore.getState().status === 'ended') await signOut();
}
