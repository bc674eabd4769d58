import { EVENT_STATUSES } from '@portal/contracts';
import { LoadingState, Page } from '@portal/ui';
import { useInstituteSettings, useSession, useTitle } from '@portal/web-kit';
import { EventActions } from '../features/event-list/components/event-actions';
import { EventFilterBar } from '../features/event-list/components/event-filter-bar';
import { EventList } from '../features/event-list/components/event-list';
import { useEventFilters } from '../features/event-list/use-event-filters';
import { EventStatusBadge } from '../features/event-status/components/event-status-badge';
import { PlacesLine } from '../features/registration/components/places-line';
import { RegistrationControl } from '../features/registration/components/registration-control';
import { RoomRequestLines } from '../features/room-requests/components/room-request-lines';
import { texts } from '../texts';
import { useEventDialogs } from './use-event-dialogs';
import { useRegistration } from './use-registration';

const words = texts.list;
/** Students and visitors are given what is planned or under way. */
const STUDENT_STATUSES = ['planned', 'ongoing'] as const;

export function EventsPage() {
  useTitle('Events');
  const { instituteName } = useInstituteSettings();
  const { status, role, user } = useSession();
  const state = useEventFilters();
  const { dialogs, requestRoom, manageRequests } = useEventDialogs();
  const { acts, leaveDialog } = useRegistration();
  return (
    <Page title={words.title(instituteName)}>
      <EventFilterBar state={state} statuses={role === 'STUDENT' ? STUDENT_STATUSES : EVENT_STATUSES} />
      {status === 'loading' ? (
        <LoadingState label={words.loading} shape="cards" count={6} />
      ) : (
        <EventList
          who={role === 'CLUB_COORDINATOR' ? { role, username: user?.username } : { role }}
          state={state}
          slots={{
            badge: (event) => <EventStatusBadge status={event.status} />,
            places: (event) =>
              acts || event.registration.required ? <PlacesLine registration={event.registration} /> : null,
            requests: (event) => <RoomRequestLines requests={event.room_requests} />,
            actions: (event, titleId) => (
              <EventActions
                event={event}
                role={role}
                titleId={titleId}
                registration={
                  acts && event.registration.required ? (
                    <RegistrationControl event={event} titleId={titleId} {...acts} />
                  ) : null
                }
                onRequestRoom={requestRoom}
                onManageRequests={manageRequests}
              />
            ),
          }}
        />
      )}
      {dialogs}
      {leaveDialog}
    </Page>
  );
}
