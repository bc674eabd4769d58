import { requestTime, requestTitle } from '@portal/campus-kit';
import type { HandOverAnswer } from '@portal/contracts';
import { ListItem } from '@portal/ui';
import { otherPages } from '../../../paths';

interface RoomLineProps {
  readonly request: HandOverAnswer['bookings']['items'][number];
}

/** What a room is for, with a link to its event, and when. */
export function RoomLine({ request }: RoomLineProps) {
  const { event, room } = request;
  return (
    <ListItem
      title={requestTitle(request)}
      href={event && otherPages.event(event._id)}
      meta={
        <>
          <span>{room}</span>
          <span>{requestTime(request)}</span>
        </>
      }
    />
  );
}
