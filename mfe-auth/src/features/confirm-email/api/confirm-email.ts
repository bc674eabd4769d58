import { calls } from '@portal/contracts';
import { ApiError, callApi, reloadSession, sessionStore } from '@portal/web-kit';
import { useQuery } from '@tanstack/react-query';

const confirmations = new Map<string, Promise<string>>();

/** A link counts once: whoever asks again, also after the page was built anew, gets the same answer. */
function confirmOnce(token: string): Promise<string> {
  const known = confirmations.get(token);
  if (known) return known;
  const asked = confirm(token);
  confirmations.set(token, asked);
  asked.catch((error: unknown) => {
    // What never arrived may be tried again; what was refused stays refused.
    if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) confirmations.delete(token);
  });
  return asked;
}

async function confirm(token: string): Promise<string> {
  const { message } = await callApi(calls.confirmEmail, { body: { token } });
  const { status, user } = sessionStore.getState();
  if (user || status === 'loading') void reloadSession();
  return message;
}

/** Confirms the address as soon as the page shows. */
export function useConfirmEmail(token: string) {
  return useQuery({
    queryKey: ['confirm-email', token],
    queryFn: () => confirmOnce(token),
    staleTime: Infinity,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}
