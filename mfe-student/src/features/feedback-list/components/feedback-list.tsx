import { Button, Cluster, EmptyState, ErrorState, Stack, Text } from '@portal/ui';
import { messageOf, useFormats } from '@portal/web-kit';
import type { useFeedbackList } from '../api/list-feedback';
import { feedbackListMessages as messages } from '../messages';
import type { FeedbackFilterState } from '../use-feedback-filters';
import { FeedbackEntry } from './feedback-entry';
import { FeedbackSkeleton } from './feedback-skeleton';

interface FeedbackListProps {
  readonly list: ReturnType<typeof useFeedbackList>;
  readonly state: FeedbackFilterState;
}

/** The entries that the filters leave, newest first, in their four states. */
export function FeedbackList({ list, state }: FeedbackListProps) {
  const formats = useFormats();
  if (list.isPending) return <FeedbackSkeleton label={messages.loading} count={4} />;
  if (list.isError && !list.data) {
    return (
      <ErrorState
        message={messageOf(list.error, messages.failed)}
        onRetry={() => void list.refetch()}
        isRetrying={list.isRefetching}
      />
    );
  }
  const shown = list.data.pages.flatMap(({ items }) => items);
  if (shown.length === 0) return <NoFeedback state={state} />;
  const total = Math.max(list.data.pages.at(-1)?.total ?? 0, shown.length);
  return (
    <Stack gap={3} aria-busy={list.isPlaceholderData || undefined}>
      <Text as="p" size="sm" tone="muted" isTabular role="status">
        {messages.shown(formats.number(shown.length), formats.number(total))}
      </Text>
      {shown.map((entry) => (
        <FeedbackEntry key={entry._id} entry={entry} />
      ))}
      {list.isError ? <ErrorState message={messageOf(list.error, messages.failed)} /> : null}
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

function NoFeedback({ state: { isFiltered, clear } }: Pick<FeedbackListProps, 'state'>) {
  return isFiltered ? (
    <EmptyState
      title={messages.empty}
      text={messages.noMatch}
      action={<Button onPress={clear}>{messages.clear}</Button>}
    />
  ) : (
    <EmptyState title={messages.empty} text={messages.emptyText} />
  );
}
