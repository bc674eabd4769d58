import { useTenures } from '@portal/campus-kit';
import { calls } from '@portal/contracts';
import { useFormats, usePage } from '@portal/web-kit';
import type { FigureTileProps } from '@portal/web-kit/figures';
import { approvalsOf, holdersHref, otherPages } from '../../../paths';
import { useRoomRequestCount, useUpcomingEventCount } from '../api/counts';
import { messages } from '../messages';

/** The stat tiles of the president's dashboard; each links to the list it counts. */
export function usePresidentStatTiles(): readonly FigureTileProps[] {
  const { number, relative, dateTime } = useFormats();
  const { current: tenure } = useTenures();
  const pending = useRoomRequestCount('pending');
  const bookings = useRoomRequestCount();
  const upcoming = useUpcomingEventCount();
  const holders = usePage(
    calls.listHolders,
    { query: { limit: 1, status: 'active', tenure_year: tenure } },
    { select: ({ total }) => total },
  );
  const [oldest, next] = [pending.data?.first, upcoming.data?.next?.schedule.start];
  return [
    {
      label: messages.pendingApprovals,
      href: approvalsOf('room-requests'),
      query: pending,
      figure: pending.data && {
        value: pending.data.total,
        note: oldest ? messages.oldest(relative(oldest.created_at)) : messages.nothingPending,
        attention: pending.data.total > 0 ? messages.waiting : undefined,
      },
    },
    {
      label: messages.roomBookings,
      href: otherPages.roomBooking,
      query: bookings,
      figure: bookings.data && {
        value: bookings.data.total,
        note: pending.data && messages.pending(number(pending.data.total)),
      },
    },
    {
      label: messages.upcomingEvents,
      href: otherPages.upcomingEvents,
      query: upcoming,
      figure: upcoming.data && {
        value: upcoming.data.total,
        note: next ? messages.next(dateTime(next)) : messages.noneSoon,
      },
    },
    {
      label: messages.cosaRecords,
      href: holdersHref({ status: 'active', tenure_year: tenure }),
      query: holders,
      figure: holders.data === undefined ? undefined : { value: holders.data, note: messages.tenure(tenure) },
    },
  ];
}
