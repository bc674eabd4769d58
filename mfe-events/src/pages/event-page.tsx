import { useRegistration } from '@portal/campus-kit/events';
import type { EventAnswer } from '@portal/contracts';
import { Button, Columns, Page, PhoneOnly, DesktopOnly, Stack } from '@portal/ui';
import { usePermission, useTitle } from '@portal/web-kit';
import { DoorOpen } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { useEvent } from '../features/event-detail/api/read-event';
import { BackToEvents } from '../features/event-detail/components/back-to-events';
import { CancellationNotice } from '../features/event-detail/components/cancellation-notice';
import { EventDescription } from '../features/event-detail/components/event-description';
import { EventProperties } from '../features/event-detail/components/event-properties';
import { EventUnavailable } from '../features/event-detail/components/event-unavailable';
import { FeedbackLink } from '../features/event-detail/components/feedback-link';
import { WhenAndWhere } from '../features/event-detail/components/when-and-where';
import { messages } from '../features/event-detail/messages';
import { isUpcoming } from '../features/event-manage/rules';
import { EventStatusBadge } from '../features/event-status/components/event-status-badge';
import { RegistrationPanel } from '../features/registration/components/registration-panel';
import { RequestActions } from '../features/room-requests/components/request-actions';
import { RoomRequestSection } from '../features/room-requests/components/room-request-section';
import { roomRequestActions } from '../messages';
import { useEventDialogs } from './use-event-dialogs';
import { EventManage, useManagedEvent } from './use-managed-event';

export function EventPage() {
  const { id = '' } = useParams();
  const query = useEvent(id);
  useTitle(query.data?.title ?? messages.title);
  return query.data ? <LoadedEvent event={query.data} /> : <EventUnavailable query={query} />;
}

function LoadedEvent({ event }: { readonly event: EventAnswer }) {
  const mayRequest = usePermission('requestRoom');
  const mayReview = usePermission('reviewRoomRequest');
  const { dialogs, requestRoom, manageRequests } = useEventDialogs();
  const { actions, signIn, cancelDialog } = useRegistration();
  const managed = useManagedEvent(event);
  const isBrief = isSubtitle(event.description);
  const notice = <CancellationNotice event={event} />;
  const requestAgain = mayRequest && isUpcoming(event) ? requestRoom : undefined;
  const requests = (
    <RoomRequestSection
      room_requests={event.room_requests}
      actionsOf={(request) => (
        <RequestActions
          request={request}
          event={event}
          onRequestEventTime={requestAgain && (() => requestAgain(event, request.room))}
        />
      )}
    />
  );
  const description = <EventDescription description={event.description} />;
  // The service gives the room requests only to those who may request or review.
  const buttons =
    event.room_requests && !managed.form ? (
      <>
        <DesktopOnly>{managed.cancelButton(false)}</DesktopOnly>
        {mayReview ? <Button onPress={() => manageRequests(event)}>{roomRequestActions.manageRequests}</Button> : null}
        {requestAgain ? (
          <Button icon={<DoorOpen />} onPress={() => requestAgain(event)}>
            {roomRequestActions.requestRoom}
          </Button>
        ) : null}
        {managed.checkInLink}
        {managed.editButton}
      </>
    ) : undefined;
  return (
    <>
      <Page
        title={event.title}
        back={<BackToEvents />}
        badge={<EventStatusBadge status={event.status} />}
        facts={<WhenAndWhere schedule={event.schedule} />}
        subtitle={managed.isManaged && isBrief ? event.description || undefined : undefined}
        actions={buttons}
      >
        {managed.form ??
          (managed.isManaged ? (
            <EventManage
              event={event}
              notice={notice}
              details={
                <>
                  <EventProperties event={event} />
                  {isBrief ? null : description}
                </>
              }
              requests={requests}
              footer={<PhoneOnly>{managed.cancelButton(true)}</PhoneOnly>}
            />
          ) : (
            <Columns>
              <Stack gap={6}>
                {notice}
                {description}
                {requests}
              </Stack>
              <Stack gap={6}>
                {event.registration.required && event.status !== 'cancelled' ? (
                  <RegistrationPanel event={event} actions={actions} onSignIn={signIn} />
                ) : null}
                <EventProperties event={event} />
                <FeedbackLink eventId={event._id} />
              </Stack>
            </Columns>
          ))}
      </Page>
      {dialogs}
      {cancelDialog}
      {managed.cancelDialog}
    </>
  );
}

const MAX_SUBTITLE_LENGTH = 300;

/** For those who manage it, a short description is a subtitle, so that the figures stay near the top. */
const isSubtitle = (text: string) => text.length <= MAX_SUBTITLE_LENGTH && !text.includes('\n');
