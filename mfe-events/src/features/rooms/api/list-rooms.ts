import { calls, type AnswerOf } from '@portal/contracts';
import { callList } from '@portal/web-kit';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';

const PAGE_SIZE = 50;

export type Room = AnswerOf<typeof calls.listRooms>[number];

/** Where rooms lie in the cache, also those that forms suggest. */
export const roomsKey = ['rooms'] as const;

/** The whole catalogue, page by page, also the rooms that are not in use. */
export function useCatalogue(q: string) {
  return useInfiniteQuery({
    queryKey: [...roomsKey, 'catalogue', q],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: cursor, signal }) =>
      callList(calls.listRooms, {
        query: { active: 'all', limit: PAGE_SIZE, ...(q && { q }), ...(cursor && { cursor }) },
        signal,
      }),
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}
