import { calls, type ActivityAnswer, type ActivityType } from '@portal/contracts';
import { callList, useLive, type ListPage, type StreamMessage } from '@portal/web-kit';
import { useInfiniteQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

export type FeedType = ActivityType | 'all';
type Pages = InfiniteData<ListPage<ActivityAnswer[]>, string | undefined>;

const feedKey = (type: FeedType) => ['activities', 'recent', type] as const;

/** The feed, newest first, page by page. */
export function useRecentActivities(type: FeedType) {
  return useInfiniteQuery({
    queryKey: feedKey(type),
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      callList(calls.listRecentActivities, {
        query: { ...(type !== 'all' && { type }), ...(pageParam !== undefined && { cursor: pageParam }) },
        signal,
      }),
    getNextPageParam: ({ next }) => next,
  });
}

/**
 * Puts what happens from now on at the top of the feed. Between the list and the stream something may have happened, so
 * the list is asked again whenever the stream (re)opens.
 */
export function useLiveActivities(type: FeedType) {
  const client = useQueryClient();
  const [arrived, setArrived] = useState<ReadonlySet<string>>(new Set());
  const receive = ({ event, data }: StreamMessage) => {
    if (event !== 'activity') return;
    const entry = calls.streamActivities.answer.parse(JSON.parse(data));
    if (type !== 'all' && entry.type !== type) return;
    client.setQueryData<Pages>(feedKey(type), (before) => before && withEntry(before, entry));
    setArrived((before) => new Set(before).add(entry._id));
  };
  const status = useLive(calls.streamActivities.path, receive);
  useEffect(() => {
    if (status === 'live') void client.invalidateQueries({ queryKey: feedKey(type) });
  }, [client, status, type]);
  return { status, arrived };
}

function withEntry(before: Pages, entry: ActivityAnswer): Pages {
  const [first, ...others] = before.pages;
  if (!first || before.pages.some(({ items }) => items.some(({ _id }) => _id === entry._id))) return before;
  return { ...before, pages: [{ ...first, items: [entry, ...first.items] }, ...others] };
}
