import type { CloudEvent, EventName, MailSubject, NotificationKind } from '@portal/contracts';
import { clockWords, dayWords, momentWords, placeWords } from './words.domain';

/** What one person is told, in the portal and, for some kinds, by mail. */
export interface News {
  kind: NotificationKind;
  userId: string;
  eventId: string;
  /** The whole sentence. */
  sentence: string;
  mail?: {
    /** Whoever has switched this off gets none. */
    preference: MailSubject;
    subject: string;
  };
}

type Told<N extends EventName> = Pick<CloudEvent<N>, 'actor' | 'data'>;
type Reviewed = Told<'events.room-request.approved.v1'>;
type Registered = CloudEvent<'events.registration.promoted.v1'>['data'];
type Tell<N extends EventName> = (event: Told<N>, timeZone: string) => News;

export const roomApproved: Tell<'events.room-request.approved.v1'> = (event) => roomReviewed(event, 'approved');

export const roomRejected: Tell<'events.room-request.rejected.v1'> = (event) => roomReviewed(event, 'rejected');

function roomReviewed({ actor, data }: Reviewed, decision: 'approved' | 'rejected'): News {
  const { room, date, time, endTime, eventId, eventTitle, requestedBy } = data;
  const who = actor ? `${actor.name} ${decision} your request` : `Your request was ${decision}`;
  return {
    kind: `room-${decision}`,
    userId: requestedBy,
    eventId,
    sentence: `${who}: ${room} on ${dayWords(date)}, ${clockWords(time)} to ${clockWords(endTime)}, for ${eventTitle}`,
    mail: { preference: 'roomReviewed', subject: `Room request ${decision}: ${room}` },
  };
}

export const joined: Tell<'events.registration.joined.v1'> = ({ data }, timeZone) => {
  const { status, position, eventTitle } = data;
  if (status === 'registered') return about(data, 'registered', `You have a place at ${where(data, timeZone)}`);
  const place = position ? `number ${position} in line` : 'in line';
  return about(data, 'waiting', `You are ${place} for ${eventTitle}`);
};

export const promoted: Tell<'events.registration.promoted.v1'> = ({ data }, timeZone) =>
  mailed(
    about(data, 'promoted', `A place became free: you have a place at ${where(data, timeZone)}`),
    `You have a place: ${data.eventTitle}`,
  );

/** Says what is other than before: the time, the place, or both. */
export const affected: Tell<'events.registration.affected.v1'> = ({ data }, timeZone) => {
  const { eventTitle, change, reason, previous, schedule } = data;
  if (change === 'cancelled') {
    const why = reason ? `: ${reason}` : '';
    return mailed(about(data, 'event-cancelled', `${eventTitle} was cancelled${why}`), `Cancelled: ${eventTitle}`);
  }
  const now = placeWords(schedule, previous, timeZone);
  const before = previous ? ` from ${placeWords(previous, schedule, timeZone)}` : '';
  return mailed(about(data, 'event-moved', `${eventTitle} was moved${before} to ${now}`), `Moved: ${eventTitle}`);
};

export const reminded: Tell<'events.registration.reminded.v1'> = ({ data }, timeZone) => {
  const { eventTitle, schedule } = data;
  const when = schedule.start ? ` on ${momentWords(schedule.start, timeZone)}` : ' soon';
  const place = schedule.venue ? ` at ${schedule.venue}` : '';
  return mailed(about(data, 'reminder', `${eventTitle} begins${when}${place}`), `Reminder: ${eventTitle}`);
};

const about = ({ userId, eventId }: Registered, kind: NotificationKind, sentence: string): News => ({
  kind,
  userId,
  eventId,
  sentence,
});

const mailed = (news: News, subject: string): News => ({ ...news, mail: { preference: 'eventNews', subject } });

function where({ eventTitle, schedule }: Registered, timeZone: string): string {
  return schedule.start ? `${eventTitle} on ${momentWords(schedule.start, timeZone)}` : eventTitle;
}
