import { ACTIVITY_TYPES } from '@portal/contracts';
import {
  Card,
  EmptyState,
  ErrorState,
  FilterSelect,
  LiveIndicator,
  LoadingState,
  Section,
  TimelineList,
} from '@portal/ui';
import { useState } from 'react';
import { mergeFeed, useLiveActivities, useRecentActivities, type FeedType } from '../api/list-recent-activities';
import { messages } from '../messages';
import { useFeedDays } from './use-feed-days';

const typeOptions = [
  { value: 'all', label: messages.all },
  ...ACTIVITY_TYPES.map((value) => ({ value, label: messages.types[value] })),
];

/** What happened lately, live. `isNarrow` in a side column, where the filter has no room. */
export function ActivityFeed({ isNarrow = false }: { readonly isNarrow?: boolean }) {
  const [type, setType] = useState<FeedType>('all');
  const { data, isPending, isError, refetch, isRefetching, ...feed } = useRecentActivities(type);
  const { status, arrived } = useLiveActivities();
  const listed = data?.pages.flatMap(({ items }) => items);
  const entries = listed ? mergeFeed(listed, arrived, type) : [];
  const days = useFeedDays(entries, arrived);
  const loadMore = () => void feed.fetchNextPage();
  return (
    <Section
      title={messages.title}
      badge={<LiveIndicator isPaused={status !== 'live'}>{messages.status[status]}</LiveIndicator>}
      trailing={
        isNarrow ? undefined : (
          <FilterSelect
            label={messages.type}
            value={type}
            onChange={(value) => setType(ACTIVITY_TYPES.find((known) => known === value) ?? 'all')}
            options={typeOptions}
          />
        )
      }
    >
      {isPending ? <LoadingState label={messages.loading} shape="timeline" count={5} /> : null}
      {isError && !data ? (
        <ErrorState message={messages.failed} onRetry={() => void refetch()} isRetrying={isRefetching} />
      ) : null}
      {data && entries.length === 0 ? (
        <Card>
          <EmptyState title={messages.empty} isBare />
        </Card>
      ) : null}
      {entries.length > 0 ? (
        <TimelineList
          days={days}
          isNarrow={isNarrow}
          isLoadingMore={feed.isFetchingNextPage}
          {...(feed.hasNextPage && !feed.isFetchNextPageError && { onMore: loadMore })}
        />
      ) : null}
      {feed.isFetchNextPageError ? (
        <ErrorState message={messages.olderFailed} onRetry={loadMore} isRetrying={feed.isFetchingNextPage} />
      ) : null}
    </Section>
  );
}
