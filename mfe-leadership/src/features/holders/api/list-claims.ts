import { calls } from '@portal/contracts';
import { callList, queryKeys } from '@portal/web-kit';
import { useInfiniteQuery } from '@tanstack/react-query';

const PAGE_SIZE = 20;

/** The positions that wait for the person's confirmation, the one that has waited longest first. */
export function useClaims() {
  return useInfiniteQuery({
    queryKey: queryKeys.holders.claims,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: cursor, signal }) =>
      callList(calls.listClaims, { query: { limit: PAGE_SIZE, cursor }, signal }),
    getNextPageParam: ({ next }) => next,
  });
}
