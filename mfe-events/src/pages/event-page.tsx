import { Button } from '@portal/ui';
import { usePermission } from '@portal/web-kit';
import { DoorOpen } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { EventDetail } from '../features/event-detail/components/event-detail';
import { isToCome } from '../features/event-manage/rules';
import { EventStatusBadge } from '../features/event-status/components/event-status-badge';
import { RegistrationPanel } from '../features/registration/components/registration-panel';
import { RoomRequestSection } from '../features/room-requests/components/room-request-section';
import { texts } from '../texts';
import { useEventDialogs } from './use-event-dialogs';
import { useManagingEvent } from './use-managing-event';
import { useRegistration } from './use-registration';

const words = texts.actions;

export function EventPage() {
  const { id = '' } = useParams();
  const mayRequest = usePermission('requestRoom');
  const mayReview = usePermission('reviewRoomRequest');
  const { dialogs, requestRoom, manageRequests } = useEventDialogs();
  const { acts, signIn, leaveDialog } = useRegistration();
  const managing = useManagingEvent();
  return (
    <>
      <EventDetail
        id={id}
        badge={(event) => <EventStatusBadge status={event.status} />}
        registration={(event) =>
          // What was cancelled is nothing to register for, or to be registered for.
          event.registration.required && event.status !== 'cancelled' ? (
            <RegistrationPanel event={event} acts={acts} onSignIn={signIn} />
          ) : null
        }
        requests={(event) => <RoomRequestSection requests={event.room_requests} />}
        managed={managing.body}
        actions={(event) => {
          // Whom the service gives no requests, it lets neither ask nor decide.
          if (!event.room_requests || managing.isEditing(event)) return undefined;
          return (
            <>
              {managing.cancelAction(event)}
              {mayReview ? <Button onPress={() => manageRequests(event)}>{words.manageRequests}</Button> : null}
              {mayRequest && isToCome(event) ? (
                <Button icon={<DoorOpen />} onPress={() => requestRoom(event)}>
                  {words.requestRoom}
                </Button>
              ) : null}
              {managing.editAction(event)}
            </>
          );
        }}
      />
      {dialogs}
      {leaveDialog}
      {managing.cancelDialog}
    </>
  );
}
