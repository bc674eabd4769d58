import { calls } from '@portal/contracts';
import { callList, queryKeys } from '@portal/web-kit';
import { useInfiniteQuery } from '@tanstack/react-query';

export const PAGE_SIZE = 50;

/** Who holds a position in a tenure, by unit in the order of the hierarchy, page by page. */
export function useOfficeBearers(tenure: string) {
  return useInfiniteQuery({
    queryKey: [...queryKeys.holders.all, 'of-tenure', tenure],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: cursor, signal }) =>
      callList(calls.listTenure, { query: { limit: PAGE_SIZE, tenure_year: tenure, cursor }, signal }),
    getNextPageParam: ({ next }) => next,
  });
}

export type OfficeBearersQuery = ReturnType<typeof useOfficeBearers>;
