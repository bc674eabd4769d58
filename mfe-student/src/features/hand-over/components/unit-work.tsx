import type { HandOverAnswer } from '@portal/contracts';
import { ListItem } from '@portal/ui';
import { useFormats, usePermission, useSession } from '@portal/web-kit';
import { otherPages, feedbackHref } from '../../../paths';
import { unitMessages as messages } from '../messages';
import { FirstLines } from './first-lines';
import { RoomLine } from './room-line';

/** What the unit has to do: requests, rooms and events to come, feedback and positions that need an answer. */
export function UnitWork({ handOver }: { readonly handOver: HandOverAnswer }) {
  const formats = useFormats();
  // Students read of claims; officers decide about them.
  const mayConfirm = usePermission('listClaims');
  const { role } = useSession();
  const { room_requests: requests, bookings, events, feedback, claims } = handOver;
  return (
    <>
      <FirstLines title={messages.requests} empty={messages.noRequests} list={requests}>
        {(request) => <RoomLine key={request._id} request={request} />}
      </FirstLines>
      <FirstLines title={messages.bookings} empty={messages.noBookings} list={bookings}>
        {(request) => <RoomLine key={request._id} request={request} />}
      </FirstLines>
      <FirstLines title={messages.events} empty={messages.noEvents} list={events}>
        {({ _id, title, status, start, venue }) => (
          <ListItem
            key={_id}
            title={title}
            href={otherPages.event(_id)}
            meta={
              <>
                <span>{start === null ? messages.noDate : formats.dateTime(start)}</span>
                {venue ? <span>{venue}</span> : null}
                {status === 'ongoing' ? <span>{messages.ongoing}</span> : null}
              </>
            }
          />
        )}
      </FirstLines>
      <FirstLines title={messages.feedback} empty={messages.noFeedback} list={feedback}>
        {({ _id, type, target_name: target, comments, rating, created_at: created }) => (
          <ListItem
            key={_id}
            title={target}
            href={feedbackHref(target)}
            text={comments}
            meta={
              <>
                <span>{type}</span>
                {rating === undefined ? null : <span>{messages.rating(rating)}</span>}
                <span>{formats.date(created)}</span>
              </>
            }
          />
        )}
      </FirstLines>
      <FirstLines title={messages.claims} empty={messages.noClaims} list={claims}>
        {({ _id, name, position, tenure_year: tenure }) => (
          <ListItem
            key={_id}
            title={name}
            href={mayConfirm ? otherPages.claims(role) : undefined}
            meta={
              <>
                <span>{position}</span>
                <span>{tenure}</span>
              </>
            }
          />
        )}
      </FirstLines>
    </>
  );
}
