import { EVENT_STATUSES } from '@portal/contracts';
import { Button, IconButton, LoadingState, Page, Segmented } from '@portal/ui';
import { useInstituteSettings, useSession, useTitle } from '@portal/web-kit';
import { Calendar, CalendarSync, LayoutGrid } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { calendarAddressTexts } from '../features/calendar-address/texts';
import { useIsPhone } from '../features/calendar/use-is-phone';
import { EventActions } from '../features/event-list/components/event-actions';
import { EventFilterBar } from '../features/event-list/components/event-filter-bar';
import type { EventCardSlots } from '../features/event-list/components/event-card';
import { EventList } from '../features/event-list/components/event-list';
import { failureOf } from '../features/event-list/failure';
import { useEventFilters } from '../features/event-list/use-event-filters';
import { EventStatusBadge } from '../features/event-status/components/event-status-badge';
import { PlacesLine } from '../features/registration/components/places-line';
import { RegistrationControl } from '../features/registration/components/registration-control';
import { RoomRequestLines } from '../features/room-requests/components/room-request-lines';
import { texts } from '../texts';
import styles from './events-page.module.css';
import { useEventDialogs } from './use-event-dialogs';
import { useRegistration } from './use-registration';

const EventCalendar = lazy(async () => ({
  default: (await import('../features/calendar/components/event-calendar')).EventCalendar,
}));

const CalendarAddressDialog = lazy(async () => ({
  default: (await import('../features/calendar-address/components/calendar-address-dialog')).CalendarAddressDialog,
}));

const words = texts.list;
const views = [
  { value: 'list', label: texts.filters.list, icon: <LayoutGrid /> },
  { value: 'calendar', label: texts.filters.calendar, icon: <Calendar /> },
];
/** Students and visitors are given what is planned or under way. */
const STUDENT_STATUSES = ['planned', 'ongoing'] as const;

export function EventsPage() {
  useTitle('Events');
  const { instituteName } = useInstituteSettings();
  const { status, role, user } = useSession();
  const state = useEventFilters();
  const { dialogs, requestRoom, manageRequests } = useEventDialogs();
  const { acts, leaveDialog } = useRegistration();
  const [view, setView] = useView();
  const who = role === 'CLUB_COORDINATOR' ? { role, username: user?.username } : { role };
  const { q, category, status: inStatus, unit } = state.filters;
  const slots: EventCardSlots = {
    badge: (event) => <EventStatusBadge status={event.status} />,
    places: (event) => (acts || event.registration.required ? <PlacesLine registration={event.registration} /> : null),
    requests: (event) => <RoomRequestLines requests={event.room_requests} />,
    actions: (event, titleId) => (
      <EventActions
        event={event}
        role={role}
        titleId={titleId}
        registration={
          acts && event.registration.required ? <RegistrationControl event={event} titleId={titleId} {...acts} /> : null
        }
        onRequestRoom={requestRoom}
        onManageRequests={manageRequests}
      />
    ),
  };
  const isPhone = useIsPhone();
  const viewSwitch = (
    <Segmented
      className={isPhone ? styles.iconsAlone : undefined}
      label={texts.filters.view}
      options={views}
      value={view}
      onChange={setView}
    />
  );
  const loading = <LoadingState label={words.loading} shape="cards" count={6} />;
  return (
    <Page title={words.title(instituteName)} actions={isPhone ? undefined : viewSwitch}>
      <EventFilterBar
        state={state}
        statuses={role === 'STUDENT' ? STUDENT_STATUSES : EVENT_STATUSES}
        hasDays={view === 'list'}
        viewSwitch={isPhone ? viewSwitch : null}
      />
      {status === 'loading' ? loading : null}
      {status !== 'loading' && view === 'list' ? <EventList who={who} state={state} slots={slots} /> : null}
      {status !== 'loading' && view === 'calendar' ? (
        <Suspense fallback={loading}>
          <EventCalendar
            asked={{ ...who, q, category, status: inStatus, unit }}
            failureOf={failureOf}
            trailing={user ? <OwnCalendar /> : null}
          />
        </Suspense>
      ) : null}
      {dialogs}
      {leaveDialog}
    </Page>
  );
}

/** The address under which one's own calendar program reads what one joined. */
function OwnCalendar() {
  const [isOpen, setOpen] = useState(false);
  const isPhone = useIsPhone();
  const open = () => setOpen(true);
  return (
    <>
      {isPhone ? (
        <IconButton icon={<CalendarSync />} label={calendarAddressTexts.open} onPress={open} />
      ) : (
        <Button variant="quiet" icon={<CalendarSync />} onPress={open}>
          {calendarAddressTexts.open}
        </Button>
      )}
      {isOpen ? (
        <Suspense fallback={null}>
          <CalendarAddressDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

/** List or calendar, kept in the address; what was searched and chosen stays. */
function useView() {
  const [params, setParams] = useSearchParams();
  const set = (view: string) =>
    setParams((before) => {
      const next = new URLSearchParams(before);
      for (const name of ['view', 'day', 'span']) next.delete(name);
      if (view === 'calendar') next.set('view', view);
      return next;
    });
  return [params.get('view') === 'calendar' ? 'calendar' : 'list', set] as const;
}
