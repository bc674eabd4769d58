import { calls, type QueryInput } from '@portal/contracts';
import { callList, queryKeys } from '@portal/web-kit';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';

export const PAGE_SIZE = 12;

export type HolderFilters = Pick<
  QueryInput<typeof calls.listHolders>,
  'q' | 'status' | 'tenure_year' | 'unit' | 'category' | 'position'
>;

/** Position holders, newest tenure first, page by page; the old list stays until that of another filter is there. */
export function useHolders(filters: HolderFilters) {
  return useInfiniteQuery({
    queryKey: queryKeys.holders.list(filters),
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: cursor, signal }) =>
      callList(calls.listHolders, { query: { limit: PAGE_SIZE, ...filters, cursor }, signal }),
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}

/** How many position holders there are, without filters. */
export function useHolderCount(isWanted: boolean) {
  return useQuery({
    queryKey: queryKeys.holders.count,
    queryFn: ({ signal }) => callList(calls.listHolders, { query: { limit: 1 }, signal }),
    select: ({ total }) => total,
    enabled: isWanted,
  });
}
