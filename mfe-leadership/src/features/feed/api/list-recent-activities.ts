import { calls, type ActivityAnswer, type ActivityType } from '@portal/contracts';
import { type LiveStatus, pagesQuery, readKey, type StreamMessage, useLive } from '@portal/web-kit';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

export type FeedType = ActivityType | 'all';

/** The feed, newest first, page by page. */
export const recentActivitiesQuery = (type: FeedType) =>
  pagesQuery(calls.listRecentActivities, { query: { ...(type !== 'all' && { type }) } });

export const useRecentActivities = (type: FeedType) => useInfiniteQuery(recentActivitiesQuery(type));

export interface LiveActivities {
  readonly status: LiveStatus;
  /** What the stream brought since the page opened, newest first. */
  readonly arrived: readonly ActivityAnswer[];
}

/**
 * Collects what happens from now on. The list is loaded again whenever the stream opens, because something may have
 * happened since it was loaded.
 */
export function useLiveActivities(): LiveActivities {
  const client = useQueryClient();
  const [arrived, setArrived] = useState<readonly ActivityAnswer[]>([]);
  const receive = ({ event, data }: StreamMessage) => {
    if (event !== 'activity') return;
    // Production builds leave the schemas of answers out, so the message is not checked.
    const entry = JSON.parse(data) as ActivityAnswer;
    setArrived((before) => (before.some(({ _id }) => _id === entry._id) ? before : [entry, ...before]));
  };
  const status = useLive(calls.streamActivities.path, receive);
  useEffect(() => {
    if (status === 'live') void client.invalidateQueries({ queryKey: readKey(calls.listRecentActivities) });
  }, [client, status]);
  return { status, arrived };
}

/**
 * One feed of what was listed and what arrived since, in order of time: an entry may arrive late, or be older than a list
 * that was loaded again.
 */
export function mergeFeed(
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
