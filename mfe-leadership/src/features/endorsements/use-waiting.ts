import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { endorsementKeys } from './keys';
import type { DecidedKind, QueueKind, WaitingFilters } from './queue-kind';

export const PAGE_SIZE = 20;

/** What waits for a decision, oldest first, page by page. */
export function useWaiting(kind: QueueKind, filters: WaitingFilters, pageSize = PAGE_SIZE) {
  return useInfiniteQuery({
    queryKey: endorsementKeys.list(kind, filters),
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: cursor, signal }) => kind.list(filters, { limit: pageSize, cursor, signal }),
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}

/** How much waits. */
export function useWaitingCount(kind: QueueKind, filters: WaitingFilters) {
  return useQuery({
    queryKey: endorsementKeys.count(kind, filters),
    queryFn: async ({ signal }) => (await kind.list(filters, { limit: 1, signal })).total,
  });
}

/** What was decided, the latest first, page by page. */
export function useDecided(kind: QueueKind, decided: DecidedKind, filters: WaitingFilters) {
  return useInfiniteQuery({
    queryKey: endorsementKeys.decidedList(kind, filters),
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: cursor, signal }) => decided.list(filters, { limit: 5, cursor, signal }),
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}
