import { calls, type ActivityAnswer, type ActivityType } from '@portal/contracts';
import { callList, useLive, type LiveStatus, type StreamMessage } from '@portal/web-kit';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

export type FeedType = ActivityType | 'all';

const feedsKey = ['activities', 'recent'] as const;

/** The feed, newest first, page by page. */
export function useRecentActivities(type: FeedType) {
  return useInfiniteQuery({
    queryKey: [...feedsKey, type],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      callList(calls.listRecentActivities, {
        query: { ...(type !== 'all' && { type }), ...(pageParam !== undefined && { cursor: pageParam }) },
        signal,
      }),
    getNextPageParam: ({ next }) => next,
  });
}

/** The page's own copy of what the stream told, newest first, and whether it can tell more. */
export interface LiveActivities {
  readonly status: LiveStatus;
  readonly arrived: readonly ActivityAnswer[];
}

/**
 * Collects what happens from now on. Between the list and the stream something may have happened, so the list is asked
 * again whenever the stream (re)opens.
 */
export function useLiveActivities(): LiveActivities {
  const client = useQueryClient();
  const [arrived, setArrived] = useState<readonly ActivityAnswer[]>([]);
  const receive = ({ event, data }: StreamMessage) => {
    if (event !== 'activity') return;
    // Builds for production leave the schemas out, so the message is taken as the contract says it is.
    const entry = JSON.parse(data) as ActivityAnswer;
    setArrived((before) => (before.some(({ _id }) => _id === entry._id) ? before : [entry, ...before]));
  };
  const status = useLive(calls.streamActivities.path, receive);
  useEffect(() => {
    if (status === 'live') void client.invalidateQueries({ queryKey: feedsKey });
  }, [client, status]);
  return { status, arrived };
}

/**
 * One feed of what was listed and what arrived since: kept apart until here, so that neither overwrites the other. What
 * arrives late, or is older than what was listed anew after a break, stands where it belongs in time.
 */
export function feedOf(
  listed: readonly ActivityAnswer[],
  arrived: readonly ActivityAnswer[],
  type: FeedType,
): readonly ActivityAnswer[] {
  const known = new Set(listed.map(({ _id }) => _id));
  const added = arrived.filter((entry) => !known.has(entry._id) && (type === 'all' || entry.type === type));
  return [...added, ...listed].sort(newestFirst);
}

/** As the service sorts them. */
function newestFirst(one: ActivityAnswer, other: ActivityAnswer): number {
  if (one.timestamp !== other.timestamp) return one.timestamp < other.timestamp ? 1 : -1;
  return one._id < other._id ? 1 : -1;
}
