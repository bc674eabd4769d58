import { requestTime } from '@portal/campus-kit';
import type { HandOverAnswer } from '@portal/contracts';
import { ListItem } from '@portal/ui';
import { otherPages } from '../../../paths';

interface RoomLineProps {
  readonly request: HandOverAnswer['bookings']['items'][number];
}

/** The event that a room is for, and when. */
export function RoomLine({ request }: RoomLineProps) {
  const { event, room } = request;
  return (
    <ListItem
      title={event.title}
      href={otherPages.event(event._id)}
      meta={
        <>
          <span>{room}</span>
          <span>{requestTime(request)}</span>
        </>
      }
    />
  );
}
