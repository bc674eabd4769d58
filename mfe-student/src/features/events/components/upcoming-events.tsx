import { UnitName } from '@portal/campus-kit';
import { EventRow, useRegistration, type RegistrationActions } from '@portal/campus-kit/events';
import { EVENT_CATEGORY_NAMES, type EventAnswer } from '@portal/contracts';
import { Badge, EmptyState, ErrorState, TextLink, LoadingState, Rows, Section } from '@portal/ui';
import { Activity, Calendar } from 'lucide-react';
import { otherPages } from '../../../paths';
import { upcomingEventsMessages as messages } from '../../../messages';
import { useUpcomingEvents } from '../api/list-upcoming-events';

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
  const { category, schedule, organizing_unit_id: unit } = event;
  return (
    <EventRow
      event={event}
      href={otherPages.event(event._id)}
      text={event.description}
      facts={
        <>
          <span>{EVENT_CATEGORY_NAMES[category]}</span>
          {schedule.venue ? <span>{schedule.venue}</span> : null}
          {unit ? <UnitName unit={unit} /> : null}
        </>
      }
      actions={actions}
      status={<Status isOngoing={event.status === 'ongoing'} />}
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
