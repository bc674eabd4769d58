import { calls, type QueryInput } from '@portal/contracts';
import { callList, queryKeys } from '@portal/web-kit';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';

export const PAGE_SIZE = 20;

export type OfficerFilters = Pick<QueryInput<typeof calls.listUsers>, 'q' | 'role'>;

/** Who holds an office, page by page; the old list stays until that of another filter is there. */
export function useOfficers({ q, role = 'officers' }: OfficerFilters) {
  return useInfiniteQuery({
    queryKey: [...queryKeys.officers, { q, role }],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: cursor, signal }) =>
      callList(calls.listUsers, { query: { role, limit: PAGE_SIZE, q, cursor }, signal }),
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}
