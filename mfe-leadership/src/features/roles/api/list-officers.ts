import { calls } from '@portal/contracts';
import { callList } from '@portal/web-kit';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { Office } from '../offices';

export const PAGE_SIZE = 20;

/** Where the lists of officers lie in the cache. */
export const officersKey = ['officers'] as const;

export interface OfficerFilters {
  readonly q?: string | undefined;
  readonly role?: Office | undefined;
}

/** Who holds an office, page by page; another filter keeps the old list until the new one is there. */
export function useOfficers({ q, role }: OfficerFilters) {
  return useInfiniteQuery({
    queryKey: [...officersKey, { q, role }],
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
