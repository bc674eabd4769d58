import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { onPortalEvent } from '../portal/portal-events';
import { ApiError } from './api-error';

const MAX_RETRY_DELAY_MS = 10_000;

/** A refusal is final; a service that is unreachable or throttles is asked twice more. */
function shouldRetry(failures: number, error: Error): boolean {
  const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return !isRefused && failures < 2;
}

function retryDelay(failures: number, error: Error): number {
  const retryAfter = error instanceof ApiError ? error.retryAfter : undefined;
  return Math.min(retryAfter === undefined ? 500 * 2 ** failures : retryAfter * 1000, MAX_RETRY_DELAY_MS);
}

/** Receives the reason of every failed query, and of mutations with a `failure` text in their `meta`; pages show failures themselves. */
export type QueryLog = (message: string, error: Error) => void;

const warn: QueryLog = (message, error) => console.warn(message, error);

/** Makes the query cache; there is one in the page, made by the shell. */
export function createQueryClient(log: QueryLog = warn): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { queryKey }) => log(`${String(queryKey[0])} could not be loaded.`, error),
    }),
    mutationCache: new MutationCache({
      onError: (error, _sent, _before, { meta }) => {
        const failure = meta?.['failure'];
        if (typeof failure === 'string') log(failure, error);
      },
    }),
    defaultOptions: {
      // Without a connection, the service worker answers with what was stored.
      queries: { networkMode: 'offlineFirst', retry: shouldRetry, retryDelay: retryDelay, staleTime: 15_000 },
      mutations: { retry: false },
    },
  });
}

/** Drops and reads again what the portal says is not true any more, until the returned function is called. */
export function followPortalEvents(client: QueryClient): () => void {
  const stops = [
    onPortalEvent('portal:invalidate', ({ queryKey }) => void client.invalidateQueries({ queryKey })),
    onPortalEvent('portal:session', ({ change }) => {
      // Data of one person must not be shown to the next.
      if (change === 'signed-in' || change === 'signed-out') client.clear();
      if (change === 'continued') void client.invalidateQueries();
    }),
  ];
  return () => stops.forEach((stop) => stop());
}
