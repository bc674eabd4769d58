import { calls } from '@portal/contracts';
import { reloadSession, sessionStore, signOut, useWrite } from '@portal/web-kit';

/** Confirms the address of the link, with a password unless this is the session that registered. */
export function useConfirmEmail() {
  return useWrite(calls.confirmEmail, {
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
