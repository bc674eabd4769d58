import { Button, Cluster, EmptyState, ErrorState, LoadingState, Stack, Text } from '@portal/ui';
import { useFormats } from '@portal/web-kit';
import { useDeferredValue } from 'react';
import { useEvents, type Viewer } from '../api/list-events';
import { aroundNow } from '../around-now';
import { listErrorMessage } from '../list-error';
import { messages } from '../messages';
import type { EventFilterState } from '../use-event-filters';
import { usePastShown } from '../use-past-shown';
import { EventGroups, type RenderCard } from './event-groups';

interface EventListProps {
  readonly viewer: Viewer;
  readonly state: EventFilterState;
  /** The card of an event. */
  readonly children: RenderCard;
}

/** The events that the viewer sees, as cards around now. */
export function EventList({ viewer, state, children }: EventListProps) {
  const formats = useFormats();
  const [isPastShown] = usePastShown();
  const isUsernameMissing = viewer.role === 'CLUB_COORDINATOR' && !viewer.username;
  const events = useEvents(viewer, state.filters, !isUsernameMissing);
  // A phone renders a page of cards for half a second: React lets go in between for what the person does.
  const data = useDeferredValue(events.data);

  if (isUsernameMissing) return <ErrorState message={messages.failed(messages.usernameMissing)} />;
  if (data === undefined) {
    return !events.isError ? (
      <LoadingState label={messages.loading} shape="cards" count={6} />
    ) : (
      <ErrorState
        message={listErrorMessage(events.error)}
        onRetry={() => void events.refetch()}
        isRetrying={events.isRefetching}
      />
    );
  }
  const loaded = data.pages.flatMap(({ items }) => items);
  if (loaded.length === 0) return <NoEvents state={state} />;
  const total = Math.max(data.pages.at(-1)?.total ?? 0, loaded.length);
  const groups = aroundNow(loaded, { now: Date.now(), dayOf: formats.calendarDay });
  const ahead = loaded.length - groups.past.length;
  // More of the past is of no use while it is closed.
  const isPastClosed = groups.past.length > 0 && ahead > 0 && !isPastShown;
  const shown = isPastClosed ? ahead : loaded.length;
  return (
    <Stack gap={6} aria-busy={events.isPlaceholderData || undefined}>
      <Text as="p" size="sm" tone="muted" isTabular role="status">
        {shown === total
          ? messages.countOfAll(total, formats.number(total))
          : messages.count(formats.number(shown), formats.number(total))}
      </Text>
      <EventGroups groups={groups} pastCount={total - ahead}>
        {children}
      </EventGroups>
      {events.isError ? <ErrorState message={listErrorMessage(events.error)} /> : null}
      {events.hasNextPage && !isPastClosed ? (
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

function NoEvents({ state: { filters, isFiltered, clear } }: Pick<EventListProps, 'state'>) {
  const { requests, ...others } = filters;
  const isPendingAlone = requests !== undefined && Object.values(others).every((value) => value === undefined);
  return isFiltered ? (
    <EmptyState
      title={messages.empty}
      text={isPendingAlone ? messages.nothingPending : messages.noMatch}
      action={<Button onPress={clear}>{messages.clear}</Button>}
    />
  ) : (
    <EmptyState title={messages.empty} text={messages.emptyText} />
  );
}
