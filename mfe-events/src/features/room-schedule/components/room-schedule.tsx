import { calls } from '@portal/contracts';
import { Alert, Button, EmptyState, ErrorState, LoadingState } from '@portal/ui';
import { messageOf, useInstituteSettings, useRead } from '@portal/web-kit';
import { DoorOpen } from 'lucide-react';
import { useDayRequests } from '../api/list-day-requests';
import { hoursOf } from '../hours';
import { messages } from '../messages';
import { plannedUsesOf } from '../planned-use';
import { roomRowsOf } from '../room-rows';
import type { ScheduleActions } from '../schedule';
import { useInstituteNow } from '../use-institute-now';
import { useScheduleFilters } from '../use-schedule-filters';
import { ScheduleLegend } from './schedule-legend';
import { ScheduleList } from './schedule-list';
import { ScheduleTable } from './schedule-table';
import { ScheduleToolbar } from './schedule-toolbar';

/** As many as one answer has: a day has fewer events. */
const MAX_EVENTS = 200;

/** The rooms of one day, kept up to date: a table on a desktop, a list on a phone. */
export function RoomSchedule({ onRequest, onReview, onOpen }: ScheduleActions) {
  const { timeZone } = useInstituteSettings();
  const { today, now } = useInstituteNow();
  const filters = useScheduleFilters(today);
  const { date, seats } = filters;
  const rooms = useRead(calls.readRoomAvailability, { query: { date } });
  const requests = useDayRequests(date);
  const events = useRead(calls.listPublicEvents, { query: { from: date, to: date, limit: MAX_EVENTS } });
  const isLoading = rooms.isPending || requests.isPending || events.isPending;
  const planned = plannedUsesOf(date, events.data ?? [], timeZone);
  const all = rooms.data && !isLoading ? roomRowsOf(date, rooms.data, requests.data ?? [], planned) : undefined;
  const rows = all?.filter(({ capacity }) => capacity >= seats) ?? [];
  const shownNow = date === today ? now : undefined;
  const schedule = {
    date,
    rows,
    hours: hoursOf(
      rows.flatMap(({ bookings }) => bookings),
      shownNow,
    ),
    now: shownNow,
    onReview,
    onOpen,
    onRequest: date < today ? undefined : onRequest,
  };
  const shown = new Set(all?.flatMap(({ bookings }) => bookings.map(({ state }) => state)));
  const warning = rooms.data && warningOf(rooms.isError || requests.isError, requests.data !== undefined);
  return (
    <>
      <ScheduleToolbar filters={filters} today={today}>
        <ScheduleLegend shown={shown} />
      </ScheduleToolbar>
      {warning ? (
        <Alert tone="warning">
          <p>{warning}</p>
        </Alert>
      ) : null}
      {rooms.isError && !rooms.data ? (
        <ErrorState
          message={messageOf(rooms.error, messages.failed)}
          onRetry={() => void rooms.refetch()}
          isRetrying={rooms.isRefetching}
        />
      ) : null}
      {isLoading && !rooms.isError ? <LoadingState label={messages.loading} shape="rows" count={12} /> : null}
      {all?.length === 0 ? <EmptyState icon={<DoorOpen />} title={messages.empty} text={messages.emptyText} /> : null}
      {all && all.length > 0 && rows.length === 0 ? (
        <EmptyState
          icon={<DoorOpen />}
          title={messages.tooSmall}
          text={messages.tooSmallText}
          action={<Button onPress={() => filters.setSeats('')}>{messages.allRooms}</Button>}
        />
      ) : null}
      {rows.length > 0 ? (
        <>
          <ScheduleTable {...schedule} />
          <ScheduleList {...schedule} />
        </>
      ) : null}
    </>
  );
}

function warningOf(hasFailed: boolean, hasRequests: boolean): string | undefined {
  if (!hasFailed) return undefined;
  return hasRequests ? messages.outdated : messages.requestsFailed;
}
