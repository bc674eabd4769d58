import { calls } from '@portal/contracts';
import { callList } from '@portal/web-kit';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { AuditFilters } from '../use-audit-filters';

export const PAGE_SIZE = 50;

/** Every write, newest first, page by page; the old list stays until that of another filter is there. */
export function useAudit(filters: AuditFilters) {
  return useInfiniteQuery({
    queryKey: ['audit', filters],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: cursor, signal }) =>
      callList(calls.listAudit, { query: { limit: PAGE_SIZE, ...filters, cursor }, signal }),
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}
