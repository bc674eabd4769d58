import { calls, type AnswerOf } from '@portal/contracts';
import { callList, queryKeys } from '@portal/web-kit';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';

const PAGE_SIZE = 50;

export type Room = AnswerOf<typeof calls.listRooms>[number];

/** The whole catalogue, page by page, with the rooms that are not in use. */
export function useCatalogue(q: string) {
  return useInfiniteQuery({
    queryKey: queryKeys.rooms.catalogue(q),
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
