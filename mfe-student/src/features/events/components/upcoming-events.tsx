import type { EventAnswer } from '@portal/contracts';
import { Badge, EmptyState, ErrorState, ListItem, TextLink, LoadingState, Rows, Section } from '@portal/ui';
import { CategoryBadge, useFormats } from '@portal/web-kit';
import { Activity, Calendar } from 'lucide-react';
import { otherPages } from '../../../paths';
import { upcomingEventsMessages as messages } from '../../../messages';
import { useUpcomingEvents } from '../api/list-upcoming-events';
import { RegistrationBadge } from './registration-badge';

export function UpcomingEvents() {
  const { data, isPending, isError, refetch, isRefetching } = useUpcomingEvents();
  return (
    <Section
      title={messages.title}
      trailing={
        <TextLink isSolo href={otherPages.events}>
          {messages.all}
        </TextLink>
      }
    >
      {isPending ? <LoadingState label={messages.loading} shape="items" count={6} /> : null}
      {isError ? (
        <ErrorState message={messages.failed} onRetry={() => void refetch()} isRetrying={isRefetching} />
      ) : null}
      {data?.length === 0 ? <EmptyState title={messages.empty} text={messages.emptyText} /> : null}
      {data?.length ? (
        <Rows>
          {data.map((event) => (
            <UpcomingEvent key={event._id} event={event} />
          ))}
        </Rows>
      ) : null}
    </Section>
  );
}

function UpcomingEvent({ event }: { readonly event: EventAnswer }) {
  const formats = useFormats();
  const { start, end, venue } = event.schedule;
  const isOngoing = event.status === 'ongoing';
  return (
    <ListItem
      title={event.title}
      href={otherPages.event(event._id)}
      text={event.description}
      meta={
        <>
          <span>{start ? formats.dateTime(start) : messages.noDate}</span>
          {end ? <span>to {formats.dateTime(end)}</span> : null}
          <span>{messages.categories[event.category]}</span>
          {venue ? <span>{venue}</span> : null}
          {event.organizing_unit_id ? (
            <CategoryBadge category={event.organizing_unit_id.category}>{event.organizing_unit_id.name}</CategoryBadge>
          ) : null}
        </>
      }
      trailing={
        event.my_registration ? (
          <RegistrationBadge variant="plain" registration={event.my_registration} />
        ) : (
          <Badge tone={isOngoing ? 'success' : 'info'} icon={isOngoing ? <Activity /> : <Calendar />}>
            {isOngoing ? messages.ongoing : messages.planned}
          </Badge>
        )
      }
    />
  );
}
