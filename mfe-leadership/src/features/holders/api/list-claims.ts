import { calls } from '@portal/contracts';
import { callList, queryKeys } from '@portal/web-kit';
import { useInfiniteQuery } from '@tanstack/react-query';

const PAGE_SIZE = 20;

interface WantedClaims {
  readonly limit: number;
  readonly cursor?: string | undefined;
  readonly unit?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** The positions that wait for the person's confirmation, the one that has waited longest first. */
export const listClaims = ({ signal, ...query }: WantedClaims) => callList(calls.listClaims, { query, signal });

/** Page by page; nothing is asked while it is not enabled. */
export function useClaims(enabled = true) {
  return useInfiniteQuery({
    enabled,
    queryKey: queryKeys.holders.claims,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: cursor, signal }) => listClaims({ limit: PAGE_SIZE, cursor, signal }),
    getNextPageParam: ({ next }) => next,
  });
}
