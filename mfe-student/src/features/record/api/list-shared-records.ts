import { calls } from '@portal/contracts';
import { callList } from '@portal/web-kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { recordKeys } from '../record-keys';

const PAGE_SIZE = 20;

/** The person's links, newest first, page by page. */
export function useSharedRecords() {
  return useInfiniteQuery({
    queryKey: recordKeys.links,
    queryFn: ({ pageParam: cursor, signal }) =>
      callList(calls.listSharedRecords, { query: { limit: PAGE_SIZE, cursor }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
  });
}
