import { useRegistration } from '@portal/campus-kit/events';
import type { EventAnswer } from '@portal/contracts';
import { Button, Columns, Page, PhoneOnly, DesktopOnly, Stack, useViewport } from '@portal/ui';
import { usePermission, useTitle } from '@portal/web-kit';
import { useFocusRecovery } from '@portal/web-kit/focus';
import { DoorOpen } from 'lucide-react';
import { useRef, type ComponentProps, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { useEvent } from '../features/event-detail/api/read-event';
import { BackToEvents } from '../features/event-detail/components/back-to-events';
import { CancellationNotice } from '../features/event-detail/components/cancellation-notice';
import { EventBanner } from '../features/event-detail/components/event-banner';
import { EventDescription } from '../features/event-detail/components/event-description';
import { EventOrganizers } from '../features/event-detail/components/event-organizers';
import { EventProperties } from '../features/event-detail/components/event-properties';
import { EventUnavailable } from '../features/event-detail/components/event-unavailable';
import { FeedbackLink } from '../features/event-detail/components/feedback-link';
import { WhenAndWhere } from '../features/event-detail/components/when-and-where';
import { messages } from '../features/event-detail/messages';
import { isUpcoming } from '../features/event-manage/rules';
import { EventStatusBadge } from '../features/event-status/components/event-status-badge';
import { RegisterBar, RegistrationPanel } from '../features/registration/components/registration-panel';
import { RequestActions } from '../features/room-requests/components/request-actions';
import { RoomRequestSection } from '../features/room-requests/components/room-request-section';
import { roomRequestActions } from '../messages';
import { CreatedNotice } from './created-notice';
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
  const requestAgain = mayRequest && isUpcoming(event) ? requestRoom : undefined;
  const notice = (
    <>
      <CreatedNotice event={event} onRequestRoom={requestAgain} />
      <CancellationNotice event={event} />
    </>
  );
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
        facts={managed.isManaged ? <WhenAndWhere schedule={event.schedule} /> : undefined}
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
                  <EventProperties hasOrganizers event={event} />
                  {isBrief ? null : description}
                </>
              }
              requests={requests}
              footer={<PhoneOnly>{managed.cancelButton(true)}</PhoneOnly>}
            />
          ) : (
            <EventView event={event} notice={notice} requests={requests} registration={{ actions, onSignIn: signIn }} />
          ))}
      </Page>
      {dialogs}
      {cancelDialog}
      {managed.cancelDialog}
    </>
  );
}

interface EventViewProps {
  readonly event: EventAnswer;
  readonly notice: ReactNode;
  readonly requests: ReactNode;
  readonly registration: Pick<ComponentProps<typeof RegistrationPanel>, 'actions' | 'onSignIn'>;
}

/** An event for those who come to it; on a phone the button to register stays at the bottom. */
function EventView({ event, notice, requests, registration }: EventViewProps) {
  const content = useRef<HTMLDivElement>(null);
  const isPhone = useViewport() === 'phone';
  const takesPart = event.registration.required && event.status !== 'cancelled';
  const mayRegister = event.registration.state === 'open' && !event.my_registration;
  const hasBar = isPhone && takesPart && mayRegister && Boolean(registration.actions ?? registration.onSignIn);
  // The bar goes with the button that was pressed.
  useFocusRecovery(content, () => content.current?.focus());
  return (
    <div ref={content} tabIndex={-1}>
      <Columns>
        <Stack gap={6}>
          {notice}
          <EventBanner event={event} />
          <EventDescription description={event.description} />
          <EventOrganizers organizers={event.organizers} />
          {requests}
        </Stack>
        <Stack gap={6}>
          {takesPart ? <RegistrationPanel event={event} {...registration} hasButton={!hasBar} /> : null}
          <EventProperties event={event} hasOrganizers={false} />
          <FeedbackLink eventId={event._id} />
        </Stack>
      </Columns>
      {hasBar ? <RegisterBar event={event} {...registration} /> : null}
    </div>
  );
}

const MAX_SUBTITLE_LENGTH = 300;

/** For those who manage it, a short description is a subtitle, so that the figures stay near the top. */
const isSubtitle = (text: string) => text.length <= MAX_SUBTITLE_LENGTH && !text.includes('\n');
