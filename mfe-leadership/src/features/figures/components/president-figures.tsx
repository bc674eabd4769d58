import { Skeleton, StatStrip, StatTile } from '@portal/ui';
import { useFormats } from '@portal/web-kit';
import type { ReactNode } from 'react';
import { otherPages } from '../../../paths';
import { useRoomRequestCount } from '../api/count-room-requests';
import { useUpcomingEventCount } from '../api/count-upcoming-events';
import { messages } from '../messages';

interface CountQuery {
  readonly data: { readonly total: number } | undefined;
  readonly isPending: boolean;
}

/** No note claims that nothing waits while the count is unknown. */
function noteOf({ data, isPending }: CountQuery, note: string): ReactNode {
  if (isPending) return <Skeleton width={88} />;
  return data ? note : messages.unknown;
}

function figureOf({ data, isPending }: CountQuery, show: (count: number) => string): ReactNode {
  if (isPending) return <Skeleton width={56} height={20} />;
  return data ? show(data.total) : '–';
}

/** The figures of the president's dashboard; no call counts COSA records yet. */
export function PresidentFigures() {
  const formats = useFormats();
  const pending = useRoomRequestCount('pending');
  const bookings = useRoomRequestCount();
  const upcoming = useUpcomingEventCount();
  const oldest = pending.data?.first;
  const next = upcoming.data?.next?.schedule.start;
  return (
    <StatStrip label={messages.title}>
      <StatTile
        label={messages.pendingApprovals}
        value={figureOf(pending, formats.number)}
        note={noteOf(pending, oldest ? messages.oldest(formats.relative(oldest.created_at)) : messages.nothingPending)}
        href={otherPages.approvals}
        {...(pending.data && pending.data.total > 0 && { attention: messages.waiting })}
      />
      <StatTile
        label={messages.roomBookings}
        value={figureOf(bookings, formats.number)}
        note={noteOf(pending, messages.pending(formats.number(pending.data?.total ?? 0)))}
        href={otherPages.roomBooking}
      />
      <StatTile
        label={messages.upcomingEvents}
        value={figureOf(upcoming, formats.number)}
        note={noteOf(upcoming, next ? messages.next(formats.dateTime(next)) : messages.noneSoon)}
        href={otherPages.events}
      />
    </StatStrip>
  );
}
