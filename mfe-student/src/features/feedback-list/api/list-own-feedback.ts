import { calls } from '@portal/contracts';
import { callList } from '@portal/web-kit';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';

const PAGE_SIZE = 10;

/** What one gave, also anonymously, page by page. */
export function useOwnFeedback(userId: string) {
  return useInfiniteQuery({
    queryKey: ['feedback', 'own', userId],
    queryFn: ({ pageParam: cursor, signal }) =>
      callList(calls.listOwnFeedback, {
        params: { userId },
        query: { limit: PAGE_SIZE, ...(cursor && { cursor }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    enabled: userId !== '',
  });
}

/** How much one gave, and how much of it is resolved. */
export function useOwnFeedbackCount(userId: string) {
  return useQuery({
    queryKey: ['feedback', 'own', userId, 'count'],
    queryFn: async ({ signal }) => {
      const count = async (query: { status?: 'Resolved' }) =>
        (await callList(calls.listOwnFeedback, { params: { userId }, query: { limit: 1, ...query }, signal })).total;
      const [given, resolved] = await Promise.all([count({}), count({ status: 'Resolved' })]);
      return { given, resolved };
    },
  });
}
