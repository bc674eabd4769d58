import { ErrorPage, LinkButton } from '@portal/ui';
import { useTitle } from '@portal/web-kit';
import { isMissing } from '@portal/web-kit/unavailable-page';
import { useNavigate, useParams } from 'react-router-dom';
import { useEvent } from '../features/event-detail/api/read-event';
import { EventUnavailable } from '../features/event-detail/components/event-unavailable';
import { CheckInScreen } from '../features/event-manage/components/check-in-screen';
import { checkInMessages as messages } from '../features/event-manage/registration-messages';
import { checkInRefusal } from '../features/event-manage/rules';
import { useCheckInEvent } from '../features/event-manage/use-check-in-event';
import { eventHref } from '../paths';

/** The check-in of an event, over the whole window. It waits for no answer, because a door may have no connection. */
export function CheckInPage() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const query = useEvent(id);
  const refusal = query.data && checkInRefusal(query.data);
  const event = useCheckInEvent(id, refusal ? undefined : query.data, query.dataUpdatedAt);
  useTitle(event ? messages.pageTitle(event.title) : messages.title);
  if (isMissing(query.error)) return <EventUnavailable query={query} />;
  const backHref = eventHref(id);
  if (refusal) {
    return (
      <ErrorPage
        title={messages.refused[refusal]}
        action={
          <LinkButton variant="primary" href={backHref}>
            {messages.back}
          </LinkButton>
        }
      />
    );
  }
  return (
    <CheckInScreen
      eventId={id}
      event={event}
      isCurrent={query.data !== undefined && query.failureCount === 0 && !query.isPaused}
      backHref={backHref}
      onBack={() => void navigate(backHref)}
    />
  );
}
