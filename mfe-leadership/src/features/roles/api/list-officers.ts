import { calls, type OFFICERS } from '@portal/contracts';
import { callList, queryKeys } from '@portal/web-kit';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';

export const PAGE_SIZE = 20;

export interface OfficerFilters {
  readonly q?: string | undefined;
  readonly role?: (typeof OFFICERS)[number] | undefined;
}

/** Who holds an office, page by page; the old list stays until that of another filter is there. */
export function useOfficers({ q, role }: OfficerFilters) {
  return useInfiniteQuery({
    queryKey: [...queryKeys.officers, { q, role }],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: cursor, signal }) =>
      callList(calls.listUsers, {
        query: { role: role ?? 'officers', limit: PAGE_SIZE, ...(q && { q }), ...(cursor && { cursor }) },
        signal,
      }),
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}
