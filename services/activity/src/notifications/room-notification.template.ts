import type { CloudEvent, EventName } from '@portal/contracts';
import { longDay, timeOfDay } from './dates.template';
import type { NotificationText, PersonalNotification } from './notification.domain';

type Described<N extends EventName> = Pick<CloudEvent<N>, 'actor' | 'data'>;
type ReviewEvent = Described<'events.room-request.approved.v1'>;
type Describe<N extends EventName, Text = PersonalNotification> = (event: Described<N>) => Text;

/** For every president. */
export const roomRequested: Describe<'events.room-request.submitted.v1', NotificationText> = ({ actor, data }) => ({
  kind: 'room-requested',
  link: `/events/${data.eventId}`,
  description: `${actor ? `${actor.name} requested` : 'Someone requested'} ${roomLabel(data)}`,
});

export const roomApproved: Describe<'events.room-request.approved.v1'> = (event) => roomReviewed(event, 'approved');

export const roomRejected: Describe<'events.room-request.rejected.v1'> = (event) => roomReviewed(event, 'rejected');

function roomReviewed({ actor, data }: ReviewEvent, decision: 'approved' | 'rejected'): PersonalNotification {
  const { room, eventId, requestedBy, reason } = data;
  const who = actor ? `${actor.name} ${decision} your request` : `Your request was ${decision}`;
  return {
    kind: `room-${decision}`,
    userId: requestedBy,
    link: `/events/${eventId}`,
    description: `${who}: ${roomLabel(data)}${reason ? `. ${reason}` : ''}`,
    mail: { preference: 'roomReviewed', subject: `Room request ${decision}: ${room}` },
  };
}

/** For those who booked or requested a room that was closed. */
export const roomClosed: Describe<'events.room-request.room-closed.v1'> = ({ data }) => {
  const { room, eventId, requestedBy, status } = data;
  const effect =
    status === 'Approved' ? '. Your booking stays until you give it back: ' : ", so your request can't be approved: ";
  return {
    kind: 'room-closed',
    userId: requestedBy,
    link: `/events/${eventId}`,
    description: `${room} was closed${effect}${when(data)}`,
    mail: { preference: 'roomReviewed', subject: `Room closed: ${room}` },
  };
};

const roomLabel = (data: ReviewEvent['data']) => `${data.room} on ${when(data)}`;

function when({ date, time, endTime, endDate, eventTitle }: ReviewEvent['data']): string {
  const nextDay = endTime === '00:00' ? 'midnight' : `${longDay(endDate ?? date)}, ${timeOfDay(endTime)}`;
  return `${longDay(date)}, ${timeOfDay(time)} to ${endDate ? nextDay : timeOfDay(endTime)}, for ${eventTitle}`;
}
