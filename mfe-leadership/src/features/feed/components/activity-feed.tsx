import { ACTIVITY_TYPES, type ActivityType } from '@portal/contracts';
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
import { messages } from '../messages';
import { feedOf, useLiveActivities, useRecentActivities, type FeedType } from '../api/list-recent-activities';
import { useFeedDays } from './use-feed-days';

const isType = (value: string): value is ActivityType => ACTIVITY_TYPES.some((type) => type === value);

/** What happened lately, live. `isNarrow` in a side column, where the filter has no room. */
export function ActivityFeed({ isNarrow = false }: { readonly isNarrow?: boolean }) {
  const [type, setType] = useState<FeedType>('all');
  const feed = useRecentActivities(type);
  const { status, arrived } = useLiveActivities();
  const entries = feed.data
    ? feedOf(
        feed.data.pages.flatMap(({ items }) => items),
        arrived,
        type,
      )
    : [];
  const days = useFeedDays(entries, arrived);
  return (
    <Section
      title={messages.title}
      badge={<LiveIndicator isPaused={status !== 'live'}>{messages.status[status]}</LiveIndicator>}
      trailing={
        isNarrow ? undefined : (
          <FilterSelect
            label={messages.type}
            value={type}
            onChange={(value) => setType(isType(value) ? value : 'all')}
            options={[
              { value: 'all', label: messages.all },
              ...ACTIVITY_TYPES.map((value) => ({ value, label: messages.types[value] })),
            ]}
          />
        )
      }
    >
      {feed.isPending ? <LoadingState label={messages.loading} shape="timeline" count={5} /> : null}
      {feed.isError && !feed.data ? (
        <ErrorState message={messages.failed} onRetry={() => void feed.refetch()} isRetrying={feed.isRefetching} />
      ) : null}
      {feed.data && entries.length === 0 ? (
        <Card>
          <EmptyState title={messages.empty} isBare />
        </Card>
      ) : null}
      {entries.length > 0 ? (
        <TimelineList
          days={days}
          isNarrow={isNarrow}
          isLoadingMore={feed.isFetchingNextPage}
          {...(feed.hasNextPage && !feed.isFetchNextPageError && { onMore: () => void feed.fetchNextPage() })}
        />
      ) : null}
      {feed.isFetchNextPageError ? (
        <ErrorState
          message={messages.olderFailed}
          onRetry={() => void feed.fetchNextPage()}
          isRetrying={feed.isFetchingNextPage}
        />
      ) : null}
    </Section>
  );
}
