import { Alert, Button, EmptyState, ErrorState, LoadingState } from '@portal/ui';
import { messageOf } from '@portal/web-kit';
import { DoorOpen } from 'lucide-react';
import { useDayRequests } from '../api/list-day-requests';
import { useAvailability } from '../api/read-availability';
import type { BoardActs } from '../board';
import { hoursOf } from '../hours';
import { roomRowsOf } from '../room-rows';
import { texts } from '../texts';
import { useBoardFilters } from '../use-board-filters';
import { useNow } from '../use-now';
import { DayList } from './day-list';
import { DayToolbar } from './day-toolbar';
import { RoomBoard } from './room-board';

const words = texts.board;

/** The rooms of one day: a board on a desk, a list on a phone; up to date while it is looked at. */
export function RoomDayView({ onRequest, onReview }: BoardActs) {
  const { today, now } = useNow();
  const filters = useBoardFilters(today);
  const { date, seats } = filters;
  const rooms = useAvailability(date);
  const requests = useDayRequests(date);
  const all = rooms.data && !requests.isPending ? roomRowsOf(rooms.data, requests.data ?? []) : undefined;
  const rows = all?.filter(({ capacity }) => capacity >= seats) ?? [];
  const hours = hoursOf(rows.flatMap(({ bookings }) => bookings));
  const shown = { date, rows, hours, now: date === today ? now : undefined };
  const acts = { onReview, onRequest: date < today ? undefined : onRequest };
  const hasForeign = all?.some(({ bookings }) => bookings.some(({ state }) => state === 'Booked')) ?? false;
  const warning = rooms.data && warningOf(rooms.isError || requests.isError, requests.data !== undefined);
  return (
    <>
      <DayToolbar filters={filters} today={today} hasForeign={hasForeign} />
      {warning ? (
        <Alert tone="warning">
          <p>{warning}</p>
        </Alert>
      ) : null}
      {rooms.isError && !rooms.data ? (
        <ErrorState
          message={messageOf(rooms.error, words.failed)}
          onRetry={() => void rooms.refetch()}
          isRetrying={rooms.isRefetching}
        />
      ) : null}
      {all === undefined && !rooms.isError ? <LoadingState label={words.loading} shape="rows" count={12} /> : null}
      {all?.length === 0 ? <EmptyState icon={<DoorOpen />} title={words.empty} text={words.emptyText} /> : null}
      {all && all.length > 0 && rows.length === 0 ? (
        <EmptyState
          icon={<DoorOpen />}
          title={words.tooSmall}
          text={words.tooSmallText}
          action={<Button onPress={() => filters.setSeats('')}>{words.allRooms}</Button>}
        />
      ) : null}
      {rows.length > 0 ? (
        <>
          <RoomBoard {...shown} {...acts} />
          <DayList {...shown} {...acts} />
        </>
      ) : null}
    </>
  );
}

/** What shows may be old, or only a part. */
function warningOf(hasFailed: boolean, hasRequests: boolean): string | undefined {
  if (!hasFailed) return undefined;
  return hasRequests ? words.outdated : words.requestsFailed;
}
