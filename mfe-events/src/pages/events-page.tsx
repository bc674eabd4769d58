import { RegistrationControl, useRegistration } from '@portal/campus-kit/events';
import { EVENT_STATUSES } from '@portal/contracts';
import { Button, IconButton, LoadingState, Page, Segmented, useViewport } from '@portal/ui';
import { useInstituteSettings, useSession, useTitle, type Prefetch, type Session } from '@portal/web-kit';
import { Calendar, CalendarSync, LayoutGrid } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { messages as calendarLinkMessages } from '../features/calendar-link/messages';
import { eventsQuery, type Viewer } from '../features/event-list/api/list-events';
import { EventActions } from '../features/event-list/components/event-actions';
import { cardTitleId, EventCard } from '../features/event-list/components/event-card';
import { EventFilterBar } from '../features/event-list/components/event-filter-bar';
import { EventList } from '../features/event-list/components/event-list';
import { listErrorMessage } from '../features/event-list/list-error';
import { messages } from '../features/event-list/messages';
import { useEventFilters } from '../features/event-list/use-event-filters';
import { isUpcoming } from '../features/event-manage/rules';
import { EventStatusBadge } from '../features/event-status/components/event-status-badge';
import { CapacityLine } from '../features/registration/components/capacity-line';
import { RoomRequestLines } from '../features/room-requests/components/room-request-lines';
import { eventHref } from '../paths';
import styles from './events-page.module.css';
import { useEventDialogs } from './use-event-dialogs';

const EventCalendar = lazy(async () => ({
  default: (await import('../features/calendar/components/event-calendar')).EventCalendar,
}));
const CalendarLinkDialog = lazy(async () => ({
  default: (await import('../features/calendar-link/components/calendar-link-dialog')).CalendarLinkDialog,
}));

const views = [
  { value: 'list', label: messages.list, icon: <LayoutGrid /> },
  { value: 'calendar', label: messages.calendar, icon: <Calendar /> },
];
/** The statuses that the service answers to students and visitors. */
const STUDENT_STATUSES = ['planned', 'ongoing'] as const;

export function EventsPage() {
  useTitle('Events');
  const { instituteName } = useInstituteSettings();
  const { status, role, user } = useSession();
  const state = useEventFilters();
  const { dialogs, requestRoom, manageRequests } = useEventDialogs();
  const { actions, cancelDialog } = useRegistration();
  const [view, setView] = useView();
  const viewer = viewerOf({ role, user });
  const { from: _from, to: _to, ...filters } = state.filters;
  const isPhone = useViewport() === 'phone';
  const viewSwitch = (
    <Segmented
      className={isPhone ? styles.iconsOnly : undefined}
      label={messages.view}
      options={views}
      value={view}
      onChange={setView}
    />
  );
  const loading = <LoadingState label={messages.loading} shape="cards" count={6} />;
  return (
    <Page title={messages.title(instituteName)} actions={isPhone ? undefined : viewSwitch}>
      <EventFilterBar
        state={state}
        statuses={role === 'STUDENT' ? STUDENT_STATUSES : EVENT_STATUSES}
        hasDays={view === 'list'}
      >
        {isPhone ? viewSwitch : null}
      </EventFilterBar>
      {status === 'loading' ? loading : null}
      {status !== 'loading' && view === 'list' ? (
        <EventList viewer={viewer} state={state}>
          {(event, level) => (
            <EventCard
              level={level}
              href={eventHref(event._id)}
              event={event}
              badge={<EventStatusBadge status={event.status} />}
              capacity={
                actions || event.registration.required ? <CapacityLine registration={event.registration} /> : null
              }
              requests={<RoomRequestLines requests={event.room_requests} />}
              actions={
                <EventActions
                  event={event}
                  role={role}
                  registration={
                    actions && event.registration.required ? (
                      <RegistrationControl event={event} titleId={cardTitleId(event)} {...actions} />
                    ) : null
                  }
                  mayRequestRoom={isUpcoming(event)}
                  onRequestRoom={requestRoom}
                  onManageRequests={manageRequests}
                />
              }
            />
          )}
        </EventList>
      ) : null}
      {status !== 'loading' && view === 'calendar' ? (
        <Suspense fallback={loading}>
          <EventCalendar
            query={{ ...viewer, ...filters }}
            errorMessage={listErrorMessage}
            trailing={user ? <CalendarLinkButton /> : null}
          />
        </Suspense>
      ) : null}
      {dialogs}
      {cancelDialog}
    </Page>
  );
}

EventsPage.prefetch = ((client, user) => [
  client.prefetchInfiniteQuery(eventsQuery(viewerOf({ role: user?.role ?? 'STUDENT', user }), {})),
]) satisfies Prefetch;

function viewerOf({ role, user }: Pick<Session, 'role' | 'user'>): Viewer {
  return role === 'CLUB_COORDINATOR' ? { role, username: user?.username } : { role };
}

function CalendarLinkButton() {
  const [isOpen, setOpen] = useState(false);
  const isPhone = useViewport() === 'phone';
  const open = () => setOpen(true);
  return (
    <>
      {isPhone ? (
        <IconButton icon={<CalendarSync />} label={calendarLinkMessages.open} onPress={open} />
      ) : (
        <Button variant="quiet" icon={<CalendarSync />} onPress={open}>
          {calendarLinkMessages.open}
        </Button>
      )}
      {isOpen ? (
        <Suspense fallback={null}>
          <CalendarLinkDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

/** List or calendar, in the query of the URL; search and filters stay when it changes. */
function useView() {
  const [params, setParams] = useSearchParams();
  const setView = (view: string) =>
    setParams((before) => {
      const next = new URLSearchParams(before);
      for (const name of ['view', 'day', 'span']) next.delete(name);
      if (view === 'calendar') next.set('view', view);
      return next;
    });
  return [params.get('view') === 'calendar' ? 'calendar' : 'list', setView] as const;
}
