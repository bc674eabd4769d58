import { useTenures } from '@portal/campus-kit';
import { pendingOf } from '@portal/campus-kit/pending';
import { calls } from '@portal/contracts';
import { useFormats, usePage } from '@portal/web-kit';
import type { FigureTileProps } from '@portal/web-kit/figures';
import { holdersHref, otherPages, paths } from '../../../paths';
import { usePendingCounts, useRoomRequestCount, useUpcomingEventCount } from '../api/counts';
import { messages } from '../messages';

/** The stat tiles of the president's dashboard; each links to the list it counts. */
export function usePresidentStatTiles(): readonly FigureTileProps[] {
  const { number, relative, dateTime } = useFormats();
  const { current: tenure } = useTenures();
  const counts = usePendingCounts();
  const bookings = useRoomRequestCount();
  const upcoming = useUpcomingEventCount();
  const holders = usePage(
    calls.listHolders,
    { query: { limit: 1, status: 'active', tenure_year: tenure } },
    { select: ({ total }) => total },
  );
  const pending = counts.data && pendingOf(counts.data);
  const next = upcoming.data?.next?.schedule.start;
  return [
    {
      label: messages.pendingApprovals,
      href: paths.presidentApproval,
      query: counts,
      figure: pending && {
        value: pending.total,
        note: pending.oldest ? messages.oldest(relative(pending.oldest)) : messages.nothingPending,
        attention: pending.total > 0 ? messages.waiting : undefined,
      },
    },
    {
      label: messages.roomBookings,
      href: otherPages.roomBooking,
      query: bookings,
      figure:
        bookings.data === undefined
          ? undefined
          : {
              value: bookings.data,
              note: counts.data && messages.pending(number(counts.data.approvals['room-requests'].total)),
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
