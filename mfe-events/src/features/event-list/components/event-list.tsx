import type { EventAnswer } from '@portal/contracts';
import { Button, CardGrid, Cluster, EmptyState, ErrorState, LoadingState, Stack, Text } from '@portal/ui';
import { useFormats } from '@portal/web-kit';
import { Fragment, type ReactNode } from 'react';
import { useEvents, type Viewer } from '../api/list-events';
import { listErrorMessage } from '../list-error';
import { messages } from '../messages';
import type { EventFilterState } from '../use-event-filters';

interface EventListProps {
  readonly viewer: Viewer;
  readonly state: EventFilterState;
  /** The card of an event. */
  readonly children: (event: EventAnswer) => ReactNode;
}

/** The events that the viewer sees, as cards. */
export function EventList({ viewer, state, children }: EventListProps) {
  const formats = useFormats();
  const isUsernameMissing = viewer.role === 'CLUB_COORDINATOR' && !viewer.username;
  const events = useEvents(viewer, state.filters, !isUsernameMissing);

  if (isUsernameMissing) return <ErrorState message={messages.failed(messages.usernameMissing)} />;
  if (events.isPending) return <LoadingState label={messages.loading} shape="cards" count={6} />;
  if (events.isError && !events.data) {
    return (
      <ErrorState
        message={listErrorMessage(events.error)}
        onRetry={() => void events.refetch()}
        isRetrying={events.isRefetching}
      />
    );
  }
  const shown = events.data.pages.flatMap(({ items }) => items);
  if (shown.length === 0) return <NoEvents state={state} />;
  const total = Math.max(events.data.pages.at(-1)?.total ?? 0, shown.length);
  return (
    <Stack gap={3} aria-busy={events.isPlaceholderData || undefined}>
      <Text as="p" size="sm" tone="muted" isTabular role="status">
        {messages.count(formats.number(shown.length), formats.number(total))}
      </Text>
      <CardGrid>
        {shown.map((event) => (
          <Fragment key={event._id}>{children(event)}</Fragment>
        ))}
      </CardGrid>
      {events.isError ? <ErrorState message={listErrorMessage(events.error)} /> : null}
      {events.hasNextPage ? (
        <Cluster>
          <Button
            onPress={() => void events.fetchNextPage()}
            busy={events.isFetchingNextPage}
            busyLabel={messages.loadingMore}
          >
            {messages.more}
          </Button>
        </Cluster>
      ) : null}
    </Stack>
  );
}

function NoEvents({ state: { isFiltered, clear } }: Pick<EventListProps, 'state'>) {
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
