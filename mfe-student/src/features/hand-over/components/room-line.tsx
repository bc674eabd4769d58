import type { HandOverAnswer } from '@portal/contracts';
import { ListItem } from '@portal/ui';
import { formatCalendarDay, formatTime } from '@portal/web-kit';
import { otherPages } from '../../../paths';
import { unitMessages as messages } from '../messages';

interface RoomLineProps {
  readonly request: HandOverAnswer['bookings']['items'][number];
}

/** The event that a room is for, and when. */
export function RoomLine({ request }: RoomLineProps) {
  const { event, room, date, time, end_time: end } = request;
  // The times are the institute's own: no time zone applies.
  const at = (clock: string) => formatTime(`${date}T${clock}:00Z`, 'UTC');
  return (
    <ListItem
      title={event.title}
      href={otherPages.event(event._id)}
      meta={
        <>
          <span>{room}</span>
          <span>{messages.booking(formatCalendarDay(date), at(time), at(end))}</span>
        </>
      }
    />
  );
}
