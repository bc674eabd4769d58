import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { onPortalEvent } from '../portal/portal-events';
import { ApiError } from './api-error';

const LONGEST_WAIT = 10_000;

/** What was refused stays refused; what was away or throttled is asked for again, a few times and slower each time. */
function shouldRetry(failures: number, error: Error): boolean {
  const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return !isRefused && failures < 2;
}

function retryDelay(failures: number, error: Error): number {
  const asked = error instanceof ApiError ? error.retryAfter : undefined;
  return Math.min(asked === undefined ? 500 * 2 ** failures : asked * 1000, LONGEST_WAIT);
}

/** Where the reason of a failed question, or of a write with a `failure` in its `meta`, goes: for whoever looks into it; the page itself says what it does without. */
export type QueryLog = (message: string, error: Error) => void;

const warn: QueryLog = (message, error) => console.warn(message, error);

/** The cache of everything asked of the services; there is one in the page, made by the shell. */
export function createQueryClient(log: QueryLog = warn): QueryClient {
  const client = new QueryClient({
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
      queries: { retry: shouldRetry, retryDelay: retryDelay, staleTime: 15_000 },
      mutations: { retry: false },
    },
  });
  onPortalEvent('portal:invalidate', ({ queryKey }) => void client.invalidateQueries({ queryKey }));
  // Nothing of one person may be shown to the next.
  onPortalEvent('portal:session', () => client.clear());
  return client;
}
