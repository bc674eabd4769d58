import type { CloudEvent, EventName, NotificationKind } from '@portal/contracts';
import { roomRequestLink, roomUseLabel } from '../labels/label.domain';
import { longDay, timeOfDay } from './dates.template';
import type { NotificationText, PersonalNotification } from './notification.domain';

type Described<N extends EventName> = Pick<CloudEvent<N>, 'actor' | 'data'>;
type RoomRequestEvent = Described<'events.room-request.approved.v1'>;
type Describe<N extends EventName, Text = PersonalNotification> = (event: Described<N>) => Text;

/** For every president. */
export const roomRequested: Describe<'events.room-request.submitted.v1', NotificationText> = ({ actor, data }) => ({
  kind: 'room-requested',
  link: roomRequestLink(data),
  description: `${actor ? `${actor.name} requested` : 'Someone requested'} ${roomLabel(data)}`,
});

export const roomApproved: Describe<'events.room-request.approved.v1'> = (event) => roomReviewed(event, 'approved');

export const roomRejected: Describe<'events.room-request.rejected.v1'> = (event) => roomReviewed(event, 'rejected');

function roomReviewed({ actor, data }: RoomRequestEvent, decision: 'approved' | 'rejected'): PersonalNotification {
  const { room, requestedBy, reason } = data;
  const who = actor ? `${actor.name} ${decision} your request` : `Your request was ${decision}`;
  return {
    kind: `room-${decision}`,
    userId: requestedBy,
    link: roomRequestLink(data),
    description: `${who}: ${roomLabel(data)}${reason ? `. ${reason}` : ''}`,
    mail: { preference: 'roomReviewed', subject: `Room request ${decision}: ${room}` },
  };
}

const withdrew = (event: RoomRequestEvent) => `${nameOf(event)} withdrew the request for ${roomLabel(event.data)}`;
const gaveBack = (event: RoomRequestEvent) => `${nameOf(event)} gave back ${roomLabel(event.data)}`;

export const roomWithdrawn: Describe<'events.room-request.withdrawn.v1'> = (event) => ({
  ...roomWithdrawnForPresidents(event),
  userId: event.data.requestedBy,
});

export const roomWithdrawnForPresidents: Describe<'events.room-request.withdrawn.v1', NotificationText> = (event) =>
  about(event, 'room-withdrawn', withdrew(event));

export const roomReleased: Describe<'events.room-request.released.v1'> = (event) => ({
  ...roomReleasedForPresidents(event),
  userId: event.data.requestedBy,
});

export const roomReleasedForPresidents: Describe<'events.room-request.released.v1', NotificationText> = (event) =>
  about(event, 'room-withdrawn', gaveBack(event));

/** For those who booked or requested the room; the page of the event offers what to do. */
export const roomEventMoved: Describe<'events.room-notice.event-moved.v1'> = (event) => ({
  ...about(event, 'room-event-moved', `${leftBehind(event)}. Request the new time, or give this one back`),
  userId: event.data.requestedBy,
});

export const roomEventMovedForPresidents: Describe<'events.room-notice.event-moved.v1', NotificationText> = (event) =>
  about(event, 'room-event-moved', leftBehind(event));

function leftBehind({ data }: Described<'events.room-notice.event-moved.v1'>): string {
  const state = data.status === 'Approved' ? 'booked' : 'requested';
  return `${data.eventTitle} was moved, but ${data.room} is still ${state} for ${timeText(data)}`;
}

const nameOf = ({ actor }: RoomRequestEvent) => actor?.name ?? 'Someone';

function about({ data }: RoomRequestEvent, kind: NotificationKind, description: string): NotificationText {
  return { kind, link: roomRequestLink(data), description };
}

/** For those who booked or requested a room that was closed. */
export const roomClosed: Describe<'events.room-notice.room-closed.v1'> = ({ data }) => {
  const { room, requestedBy, status } = data;
  const effect =
    status === 'Approved' ? '. Your booking stays until you give it back: ' : ", so your request can't be approved: ";
  return {
    kind: 'room-closed',
    userId: requestedBy,
    link: roomRequestLink(data),
    description: `${room} was closed${effect}${when(data)}`,
    mail: { preference: 'roomReviewed', subject: `Room closed: ${room}` },
  };
};

const roomLabel = (data: RoomRequestEvent['data']) => `${data.room} on ${when(data)}`;

const when = (data: RoomRequestEvent['data']) => `${timeText(data)}, for ${roomUseLabel(data)}`;

function timeText({ date, time, endTime, endDate }: RoomRequestEvent['data']): string {
  const from = `${longDay(date)}, ${timeOfDay(time)}`;
  if (endDate === undefined) return `${from} to ${timeOfDay(endTime)}`;
  return `${from} to ${endTime === '00:00' ? 'midnight' : `${longDay(endDate)}, ${timeOfDay(endTime)}`}`;
}
