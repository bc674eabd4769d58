import { UnitName } from '@portal/campus-kit';
import { RegistrationControl, useRegistration, type RegistrationActions } from '@portal/campus-kit/events';
import { EVENT_CATEGORY_NAMES, type EventAnswer } from '@portal/contracts';
import { Badge, EmptyState, ErrorState, ListItem, TextLink, LoadingState, Rows, Section } from '@portal/ui';
import { Activity, Calendar } from 'lucide-react';
import { otherPages } from '../../../paths';
import { upcomingEventsMessages as messages } from '../../../messages';
import { useUpcomingEvents } from '../api/list-upcoming-events';
import { useEventTimes } from '../use-event-times';
import { DateCell } from './date-cell';

export function UpcomingEvents() {
  const { data, isPending, isError, refetch, isRefetching } = useUpcomingEvents();
  const { actions, cancelDialog } = useRegistration();
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
            <UpcomingEvent key={event._id} event={event} actions={actions} />
          ))}
        </Rows>
      ) : null}
      {cancelDialog}
    </Section>
  );
}

interface UpcomingEventProps {
  readonly event: EventAnswer;
  readonly actions: RegistrationActions | undefined;
}

function UpcomingEvent({ event, actions }: UpcomingEventProps) {
  const times = useEventTimes();
  const { registration, schedule } = event;
  const titleId = `event-${event._id}`;
  const mayRegister = registration.required && (registration.state === 'open' || event.my_registration !== undefined);
  return (
    <ListItem
      title={event.title}
      titleId={titleId}
      href={otherPages.event(event._id)}
      leading={<DateCell moment={schedule.start} />}
      text={event.description}
      meta={
        <>
          <span>{times.fromTo(schedule)}</span>
          <span>{EVENT_CATEGORY_NAMES[event.category]}</span>
          {schedule.venue ? <span>{schedule.venue}</span> : null}
          {event.organizing_unit_id ? <UnitName unit={event.organizing_unit_id} /> : null}
        </>
      }
      trailing={
        actions && mayRegister ? (
          <RegistrationControl event={event} titleId={titleId} {...actions} />
        ) : (
          <Status isOngoing={event.status === 'ongoing'} />
        )
      }
    />
  );
}

function Status({ isOngoing }: { readonly isOngoing: boolean }) {
  return (
    <Badge tone={isOngoing ? 'success' : 'info'} icon={isOngoing ? <Activity /> : <Calendar />}>
      {isOngoing ? messages.ongoing : messages.planned}
    </Badge>
  );
}
