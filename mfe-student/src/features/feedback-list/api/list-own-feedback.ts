import { calls } from '@portal/contracts';
import { callList, queryKeys } from '@portal/web-kit';
import { useInfiniteQuery } from '@tanstack/react-query';

const PAGE_SIZE = 10;

/** What the person gave, also anonymously, page by page. */
export function useOwnFeedback(userId: string) {
  return useInfiniteQuery({
    queryKey: queryKeys.feedback.own(userId),
    queryFn: ({ pageParam: cursor, signal }) =>
      callList(calls.listOwnFeedback, { params: { userId }, query: { limit: PAGE_SIZE, cursor }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
  });
}
