import { Skeleton, StatStrip, StatTile } from '@portal/ui';
import { useFormats } from '@portal/web-kit';
import type { ReactNode } from 'react';
import { texts } from '../../../texts';
import { useRoomRequestCount } from '../api/count-room-requests';
import { useUpcomingEventCount } from '../api/count-upcoming-events';

const words = texts.figures;

interface Counted {
  readonly data: { readonly total: number } | undefined;
  readonly isPending: boolean;
}

/** Nothing is said before it is known, or when it cannot be. */
function noteOf({ data, isPending }: Counted, note: string): ReactNode {
  if (isPending) return <Skeleton width={88} />;
  return data ? note : words.unknown;
}

function figureOf({ data, isPending }: Counted, show: (count: number) => string): ReactNode {
  if (isPending) return <Skeleton width={56} height={20} />;
  return data ? show(data.total) : '–';
}

/** The figures of the president's dashboard; COSA Records joins when the tenure can be asked for. */
export function PresidentFigures() {
  const formats = useFormats();
  const pending = useRoomRequestCount('pending');
  const bookings = useRoomRequestCount();
  const upcoming = useUpcomingEventCount();
  const newest = pending.data?.newest;
  const next = upcoming.data?.next?.schedule.start;
  return (
    <StatStrip label={texts.president.figures}>
      <StatTile
        label={words.pendingApprovals}
        value={figureOf(pending, formats.number)}
        note={noteOf(pending, newest ? words.latest(formats.relative(newest.created_at)) : words.nothingWaits)}
        href="/events"
        {...(pending.data && pending.data.total > 0 && { attention: words.waiting })}
      />
      <StatTile
        label={words.roomBookings}
        value={figureOf(bookings, formats.number)}
        note={noteOf(pending, words.pending(formats.number(pending.data?.total ?? 0)))}
        href="/roombooking"
      />
      <StatTile
        label={words.upcomingEvents}
        value={figureOf(upcoming, formats.number)}
        note={noteOf(upcoming, next ? words.next(formats.dateTime(next)) : words.noneSoon)}
        href="/events"
      />
    </StatStrip>
  );
}
