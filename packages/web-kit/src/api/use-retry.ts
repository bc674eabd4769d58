import { calls } from '@portal/contracts';
import { useQuery } from '@tanstack/react-query';
import { apiClient } from './api-client';
import { ANSWERED_AT } from '../offline-names';
import { useOnReconnect } from '../offline/use-connection';

const MAX_DELAY_MS = 10_000;

/** What a Retry button needs. */
export interface Retry {
  readonly onRetry: () => void;
  /** While the portal is asked whether it answers. */
  readonly isRetrying: boolean;
}

/**
 * Retries when asked to, and when the device has a connection again, as soon as the portal answers. A device says that
 * it is connected before its requests arrive: what is retried at once fails again, and no event says when to try next.
 */
export function useRetry(retry: () => void): Retry {
  const { isFetching, refetch } = useQuery({
    queryKey: ['portal answers'],
    queryFn: askPortal,
    enabled: false,
    retry: true,
    retryDelay: (failures) => Math.min(500 * 2 ** failures, MAX_DELAY_MS),
    gcTime: 0,
  });
  const onRetry = () => void refetch().then(({ isSuccess }) => isSuccess && retry());
  useOnReconnect(onRetry);
  return { onRetry, isRetrying: isFetching };
}

/** Fails while nothing answers but the service worker with what it stored: the files of a page come through it too. */
async function askPortal({ signal }: { readonly signal: AbortSignal }): Promise<true> {
  const { headers } = await apiClient.get(calls.fetchAuth.path, { signal, validateStatus: (status) => status < 500 });
  if (ANSWERED_AT in headers) throw new Error('The portal does not answer.');
  return true;
}
