import { calls } from '@portal/contracts';
import { ApiError, callApi, reloadSession, sessionStore } from '@portal/web-kit';
import { useQuery } from '@tanstack/react-query';

const confirmations = new Map<string, Promise<string>>();

/** A link works once. The query cache, which a change of the session clears, would ask again and get a refusal. */
function confirmOnce(token: string): Promise<string> {
  const earlier = confirmations.get(token);
  if (earlier) return earlier;
  const request = confirm(token);
  confirmations.set(token, request);
  request.catch((error: unknown) => {
    // Only a request that got no answer of the service may be repeated.
    if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) confirmations.delete(token);
  });
  return request;
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
