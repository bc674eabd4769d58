import { ACTIVITY_TYPES } from '@portal/contracts';
import { Card, EmptyState, ErrorState, FilterSelect, LiveIndicator, Section, TimelineList } from '@portal/ui';
import { ReadState } from '@portal/web-kit/read-state';
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
  const query = useRecentActivities(type);
  const { status, arrived } = useLiveActivities();
  const listed = query.data?.pages.flatMap(({ items }) => items);
  const entries = listed ? mergeFeed(listed, arrived, type) : [];
  const days = useFeedDays(entries, arrived);
  const loadMore = () => void query.fetchNextPage();
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
      <ReadState query={query} loading={messages.loading} failed={messages.failed} shape="timeline" count={5} />
      {query.data && entries.length === 0 ? (
        <Card>
          <EmptyState title={messages.empty} isBare />
        </Card>
      ) : null}
      {entries.length > 0 ? (
        <TimelineList
          days={days}
          isNarrow={isNarrow}
          isLoadingMore={query.isFetchingNextPage}
          {...(query.hasNextPage && !query.isFetchNextPageError && { onMore: loadMore })}
        />
      ) : null}
      {query.isFetchNextPageError ? (
        <ErrorState message={messages.olderFailed} onRetry={loadMore} isRetrying={query.isFetchingNextPage} />
      ) : null}
    </Section>
  );
}
