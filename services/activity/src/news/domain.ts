import type { CloudEvent, EventName, MailSubject, NotificationKind } from '@portal/contracts';
import { feedbackLink, feedbackWords, ROLE_WORDS } from '../sentences/words.domain';
import { clockWords, dayWords, momentWords, placeWords } from './words.domain';

/** What one person is told, in the portal and, for some kinds, by mail. */
export interface News {
  kind: NotificationKind;
  userId: string;
  /** Path within the portal. */
  link: string;
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
type Tell<N extends EventName, What = News> = (event: Told<N>, timeZone: string) => What;

/** Nobody is told of what they did themselves; joining an event is answered by the place that it gave. */
export function isOwnDoing(actor: { _id: string } | null, { kind, userId }: Pick<News, 'kind' | 'userId'>): boolean {
  return actor?._id === userId && kind !== 'registered' && kind !== 'waiting';
}

/** For every president, whoever that is when it arrives. */
export const roomRequested: Tell<'events.room-request.submitted.v1', Omit<News, 'userId'>> = ({ actor, data }) => ({
  kind: 'room-requested',
  link: `/events/${data.eventId}`,
  sentence: `${actor ? `${actor.name} requests` : 'Somebody requests'} ${roomWords(data)}`,
});

export const roomApproved: Tell<'events.room-request.approved.v1'> = (event) => roomReviewed(event, 'approved');

export const roomRejected: Tell<'events.room-request.rejected.v1'> = (event) => roomReviewed(event, 'rejected');

function roomReviewed({ actor, data }: Reviewed, decision: 'approved' | 'rejected'): News {
  const { room, eventId, requestedBy } = data;
  const who = actor ? `${actor.name} ${decision} your request` : `Your request was ${decision}`;
  return {
    kind: `room-${decision}`,
    userId: requestedBy,
    link: `/events/${eventId}`,
    sentence: `${who}: ${roomWords(data)}`,
    mail: { preference: 'roomReviewed', subject: `Room request ${decision}: ${room}` },
  };
}

const roomWords = ({ room, date, time, endTime, eventTitle }: Reviewed['data']) =>
  `${room} on ${dayWords(date)}, ${clockWords(time)} to ${clockWords(endTime)}, for ${eventTitle}`;

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
  link: `/events/${eventId}`,
  sentence,
});

const mailed = (news: News, subject: string): News => ({ ...news, mail: { preference: 'eventNews', subject } });

function where({ eventTitle, schedule }: Registered, timeZone: string): string {
  return schedule.start ? `${eventTitle} on ${momentWords(schedule.start, timeZone)}` : eventTitle;
}

/** Feedback about a person is told to that person, and anonymous feedback names nobody. */
export const feedbackReceived: Tell<'feedback.feedback.given.v1', News | null> = ({ data }) => {
  const { type, target, author } = data;
  if (target.type !== 'User') return null;
  const what = `${feedbackWords(type)} about you`;
  return {
    kind: 'feedback-received',
    userId: target.id,
    link: feedbackLink(target),
    sentence: author ? `${author.name} wrote ${what}` : `Somebody wrote ${what}, anonymously`,
  };
};

/** Who gave anonymous feedback is not known, and so not told. */
export const feedbackResolved: Tell<'feedback.feedback.resolved.v1', News | null> = ({ actor, data }) => {
  const { type, target, author } = data;
  if (!author) return null;
  const what = `${feedbackWords(type, 'your')} about ${target.name}`;
  return {
    kind: 'feedback-resolved',
    userId: author.id,
    link: feedbackLink(target),
    sentence: actor ? `${actor.name} resolved ${what}` : `Resolved: ${what}`,
    mail: { preference: 'feedbackResolved', subject: `Resolved: ${what}` },
  };
};

/** Going back to student is the end of an office. */
export const roleChanged: Tell<'auth.account.role-changed.v1'> = ({ actor, data }) => {
  const { userId, role, previousRole } = data;
  if (role === 'STUDENT') {
    const office = ROLE_WORDS[previousRole];
    const sentence = actor ? `${actor.name} ended your role as ${office}` : `Your role as ${office} has ended`;
    return { kind: 'role-ended', userId, link: '/', sentence };
  }
  const sentence = actor ? `${actor.name} made you ${ROLE_WORDS[role]}` : `You are now ${ROLE_WORDS[role]}`;
  return { kind: 'role-given', userId, link: '/', sentence };
};
