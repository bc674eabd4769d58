import { calls, type AnswerOf } from '@portal/contracts';
import { callList, queryKeys } from '@portal/web-kit';
import { useInfiniteQuery } from '@tanstack/react-query';

const PAGE_SIZE = 10;

/** A room request with its event. */
export type WaitingRequest = AnswerOf<typeof calls.listRoomRequests>[number];

/** The pending requests of all events, the one that has waited longest first. */
export function useWaitingRequests() {
  return useInfiniteQuery({
    queryKey: queryKeys.roomRequests.waiting,
    queryFn: ({ pageParam: cursor, signal }) => {
      const query = { status: 'pending', sort: 'oldest', limit: PAGE_SIZE, ...(cursor && { cursor }) } as const;
      return callList(calls.listRoomRequests, { query, signal });
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
  });
}
