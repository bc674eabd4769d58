import { calls } from '@portal/contracts';
import { callList, queryKeys } from '@portal/web-kit';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';

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

/** How many entries the person gave, and how many of them are resolved. */
export function useOwnFeedbackCount(userId: string) {
  return useQuery({
    queryKey: queryKeys.feedback.ownCount(userId),
    queryFn: async ({ signal }) => {
      const count = async (query: { status?: 'Resolved' }) =>
        (await callList(calls.listOwnFeedback, { params: { userId }, query: { limit: 1, ...query }, signal })).total;
      const [given, resolved] = await Promise.all([count({}), count({ status: 'Resolved' })]);
      return { given, resolved };
    },
  });
}
