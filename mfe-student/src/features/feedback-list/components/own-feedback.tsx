import { Button, Cluster, EmptyState, ErrorState, Section, Stack } from '@portal/ui';
import { messageOf } from '@portal/web-kit';
import { useOwnFeedback } from '../api/list-own-feedback';
import { feedbackListMessages } from '../messages';
import { FeedbackCard } from './feedback-card';
import { FeedbackSkeleton } from './feedback-skeleton';

const messages = feedbackListMessages.own;

/** What one gave, also anonymously, with its state and what was done about it. */
export function OwnFeedback({ userId }: { readonly userId: string }) {
  const own = useOwnFeedback(userId);
  const total = own.data?.pages.at(-1)?.total;
  return (
    <Section title={messages.title} count={total || undefined}>
      {own.isPending ? <FeedbackSkeleton label={feedbackListMessages.loading} count={2} /> : null}
      {own.isError && !own.data ? (
        <ErrorState
          message={messageOf(own.error, messages.failed)}
          onRetry={() => void own.refetch()}
          isRetrying={own.isRefetching}
        />
      ) : null}
      {total === 0 ? <EmptyState title={messages.empty} text={messages.emptyText} /> : null}
      <Stack gap={3}>
        {own.data?.pages.flatMap(({ items }) =>
          items.map((entry) => <FeedbackCard key={entry._id} level={3} entry={entry} />),
        )}
        {own.isError && own.data ? <ErrorState message={messageOf(own.error, messages.failed)} /> : null}
        {own.hasNextPage ? (
          <Cluster>
            <Button
              onPress={() => void own.fetchNextPage()}
              busy={own.isFetchingNextPage}
              busyLabel={feedbackListMessages.loadingMore}
            >
              {feedbackListMessages.more}
            </Button>
          </Cluster>
        ) : null}
      </Stack>
    </Section>
  );
}
