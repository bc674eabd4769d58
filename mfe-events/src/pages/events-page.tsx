import { EVENT_STATUSES } from '@portal/contracts';
import { LoadingState, Page } from '@portal/ui';
import { useInstituteSettings, useSession, useTitle } from '@portal/web-kit';
import { EventActions } from '../features/event-list/components/event-actions';
import { EventFilterBar } from '../features/event-list/components/event-filter-bar';
import { EventList } from '../features/event-list/components/event-list';
import { useEventFilters } from '../features/event-list/use-event-filters';
import { EventStatusBadge } from '../features/event-status/components/event-status-badge';
import { RoomRequestLines } from '../features/room-requests/components/room-request-lines';
import { texts } from '../texts';
import { useEventDialogs } from './use-event-dialogs';

const words = texts.list;
/** Students and visitors are given what is planned or under way. */
const STUDENT_STATUSES = ['planned', 'ongoing'] as const;

export function EventsPage() {
  useTitle('Events');
  const { instituteName } = useInstituteSettings();
  const { status, role, user } = useSession();
  const state = useEventFilters();
  const { dialogs, requestRoom, manageRequests } = useEventDialogs();
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
            requests: (event) => <RoomRequestLines requests={event.room_requests} />,
            actions: (event, titleId) => (
              <EventActions
                event={event}
                role={role}
                titleId={titleId}
                onRequestRoom={requestRoom}
                onManageRequests={manageRequests}
              />
            ),
          }}
        />
      )}
      {dialogs}
    </Page>
  );
}
