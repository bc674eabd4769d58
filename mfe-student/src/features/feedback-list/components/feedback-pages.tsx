import type { FeedbackAnswer } from '@portal/contracts';
import { Button, Cluster, ErrorState, Stack } from '@portal/ui';
import { messageOf, type ListPage } from '@portal/web-kit';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { feedbackListMessages as messages } from '../messages';
import { FeedbackSkeleton } from './feedback-skeleton';

interface FeedbackPagesProps {
  readonly list: UseInfiniteQueryResult<InfiniteData<ListPage<FeedbackAnswer[]>>>;
  readonly failed: string;
  readonly skeletonCount: number;
  /** Shown when there is no entry. */
  readonly empty: ReactNode;
  /** Over the entries. */
  readonly summary?: (shown: number, total: number) => ReactNode;
  readonly children: (entry: FeedbackAnswer) => ReactNode;
}

/** Entries of feedback page by page, or that they load, failed, or that there are none. */
export function FeedbackPages({ list, failed, skeletonCount, empty, summary, children }: FeedbackPagesProps) {
  if (list.isPending) return <FeedbackSkeleton count={skeletonCount} />;
  const message = messageOf(list.error, failed);
  if (!list.data) {
    return <ErrorState message={message} onRetry={() => void list.refetch()} isRetrying={list.isRefetching} />;
  }
  const entries = list.data.pages.flatMap(({ items }) => items);
  if (entries.length === 0) return empty;
  return (
    <Stack gap={3} aria-busy={list.isPlaceholderData || undefined}>
      {summary?.(entries.length, Math.max(list.data.pages.at(-1)?.total ?? 0, entries.length))}
      {entries.map(children)}
      {list.isError ? <ErrorState message={message} /> : null}
      {list.hasNextPage ? (
        <Cluster>
          <Button
            onPress={() => void list.fetchNextPage()}
            busy={list.isFetchingNextPage}
            busyLabel={messages.loadingMore}
          >
            {messages.more}
          </Button>
        </Cluster>
      ) : null}
    </Stack>
  );
}
