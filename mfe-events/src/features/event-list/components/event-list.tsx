import { Button, CardGrid, Cluster, EmptyState, ErrorState, LoadingState, Stack, Text } from '@portal/ui';
import { useFormats } from '@portal/web-kit';
import { texts } from '../../../texts';
import { useEvents, type ListedFor } from '../api/list-events';
import { failureOf } from '../failure';
import type { EventFilterState } from '../use-event-filters';
import { EventCard, type EventCardSlots } from './event-card';

const words = texts.list;

interface EventListProps {
  readonly who: ListedFor;
  readonly state: EventFilterState;
  readonly slots: EventCardSlots;
}

/** The cards of the events a role sees, in its four states. */
export function EventList({ who, state, slots }: EventListProps) {
  const formats = useFormats();
  const isNameless = who.role === 'CLUB_COORDINATOR' && !who.username;
  const events = useEvents(who, state.filters, !isNameless);

  if (isNameless) return <ErrorState message={words.failed(words.usernameMissing)} />;
  if (events.isPending) return <LoadingState label={words.loading} shape="cards" count={6} />;
  if (events.isError && !events.data) {
    return (
      <ErrorState
        message={failureOf(events.error)}
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
        {words.count(formats.number(shown.length), formats.number(total))}
      </Text>
      <CardGrid>
        {shown.map((event) => (
          <EventCard key={event._id} event={event} slots={slots} />
        ))}
      </CardGrid>
      {events.isError ? <ErrorState message={failureOf(events.error)} /> : null}
      {events.hasNextPage ? (
        <Cluster>
          <Button
            onPress={() => void events.fetchNextPage()}
            busy={events.isFetchingNextPage}
            busyLabel={words.loadingMore}
          >
            {words.more}
          </Button>
        </Cluster>
      ) : null}
    </Stack>
  );
}

function NoEvents({ state: { isFiltered, clear } }: Pick<EventListProps, 'state'>) {
  return isFiltered ? (
    <EmptyState title={words.empty} text={words.noMatch} action={<Button onPress={clear}>{words.clear}</Button>} />
  ) : (
    <EmptyState title={words.empty} text={words.emptyText} />
  );
}
