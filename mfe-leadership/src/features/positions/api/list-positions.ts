import { calls, type QueryInput } from '@portal/contracts';
import { callList, queryKeys } from '@portal/web-kit';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';

export const PAGE_SIZE = 12;

export type PositionFilters = Pick<QueryInput<typeof calls.listPositions>, 'q' | 'unit' | 'type'>;

/** Positions by title, page by page; the old list stays until that of another filter is there. */
export function usePositions(filters: PositionFilters) {
  return useInfiniteQuery({
    queryKey: queryKeys.positions.list(filters),
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: cursor, signal }) =>
      callList(calls.listPositions, { query: { limit: PAGE_SIZE, ...filters, cursor }, signal }),
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}

/** How many positions there are, without filters. */
export function usePositionCount(isWanted: boolean) {
  return useQuery({
    queryKey: queryKeys.positions.count,
    queryFn: ({ signal }) => callList(calls.listPositions, { query: { limit: 1 }, signal }),
    select: ({ total }) => total,
    enabled: isWanted,
  });
}
