import { ordinal, type CloudEvent, type EventName, type NotificationKind } from '@portal/contracts';
import { feedbackLabel, feedbackLink, holdersLink, officeLabel, roleLabel } from '../labels/label.domain';
import { changedPlace, dayAndTime, longDay } from './dates.template';
import type { NotificationText, PersonalNotification } from './notification.domain';

type Described<N extends EventName> = Pick<CloudEvent<N>, 'actor' | 'data'>;
type Registration = CloudEvent<'events.registration.promoted.v1'>['data'];
type Describe<N extends EventName, Text = PersonalNotification> = (event: Described<N>, timeZone: string) => Text;

export const joined: Describe<'events.registration.joined.v1'> = ({ data }, timeZone) => {
  const { status, position, eventTitle } = data;
  if (status === 'registered') return about(data, 'registered', `You're registered for ${where(data, timeZone)}`);
  const place = position ? `${ordinal(position)} on` : 'on';
  return about(data, 'waiting', `You're ${place} the waiting list for ${eventTitle}`);
};

export const promoted: Describe<'events.registration.promoted.v1'> = ({ data }, timeZone) =>
  mailed(
    about(data, 'promoted', `A place opened up: you're registered for ${where(data, timeZone)}`),
    `You're registered for ${data.eventTitle}`,
  );

/** Says what differs from before: the time, the place, or both. */
export const affected: Describe<'events.registration.affected.v1'> = ({ data }, timeZone) => {
  const { eventTitle, change, reason, previous, schedule } = data;
  if (change === 'cancelled') {
    const why = reason ? `: ${reason}` : '';
    return mailed(about(data, 'event-cancelled', `${eventTitle} was cancelled${why}`), `Cancelled: ${eventTitle}`);
  }
  const now = changedPlace(schedule, previous, timeZone);
  const before = previous ? ` from ${changedPlace(previous, schedule, timeZone)}` : '';
  return mailed(about(data, 'event-moved', `${eventTitle} was moved${before} to ${now}`), `Moved: ${eventTitle}`);
};

export const reminded: Describe<'events.registration.reminded.v1'> = ({ data }, timeZone) => {
  const { eventTitle, schedule } = data;
  const when = schedule.start ? ` on ${dayAndTime(schedule.start, timeZone)}` : ' soon';
  const place = schedule.venue ? ` at ${schedule.venue}` : '';
  return mailed(about(data, 'reminder', `${eventTitle} starts${when}${place}`), `Reminder: ${eventTitle}`);
};

function about({ userId, eventId }: Registration, kind: NotificationKind, description: string): PersonalNotification {
  return { kind, userId, link: `/events/${eventId}`, description };
}

function mailed(notification: PersonalNotification, subject: string): PersonalNotification {
  return { ...notification, mail: { preference: 'eventNews', subject } };
}

function where({ eventTitle, schedule }: Registration, timeZone: string): string {
  return schedule.start ? `${eventTitle} on ${dayAndTime(schedule.start, timeZone)}` : eventTitle;
}

/** For the person that feedback is about. */
export const feedbackReceived: Describe<'feedback.feedback.given.v1', PersonalNotification | null> = ({ data }) => {
  const { type, target, author } = data;
  if (target.type !== 'User') return null;
  const what = `${feedbackLabel(type)} about you`;
  return {
    kind: 'feedback-received',
    userId: target.id,
    link: feedbackLink(target),
    description: author ? `${author.name} wrote ${what}` : `Someone wrote ${what} anonymously`,
  };
};

/** For the author of signed feedback. */
export const feedbackResolved: Describe<'feedback.feedback.resolved.v1', PersonalNotification | null> = ({
  actor,
  data,
}) => {
  const { type, target, author } = data;
  if (!author) return null;
  const what = `${feedbackLabel(type, 'your')} about ${target.name}`;
  return {
    kind: 'feedback-resolved',
    userId: author.id,
    link: feedbackLink(target),
    description: actor ? `${actor.name} resolved ${what}` : `Resolved: ${what}`,
    mail: { preference: 'feedbackResolved', subject: `Resolved: ${what}` },
  };
};

/** A change to student is the end of an office. */
export const roleChanged: Describe<'auth.account.role-changed.v1'> = ({ actor, data }) => {
  const { userId, role, previousRole } = data;
  if (role === 'STUDENT') {
    const office = roleLabel(previousRole);
    const description = actor ? `${actor.name} ended your role as ${office}` : `Your role as ${office} has ended`;
    return { kind: 'role-ended', userId, link: '/', description };
  }
  const description = actor ? `${actor.name} made you ${roleLabel(role)}` : `You are now ${roleLabel(role)}`;
  return { kind: 'role-given', userId, link: '/', description };
};

type Holder = CloudEvent<'org.holder.appointed.v1'>['data'];

export const holderAppointed: Describe<'org.holder.appointed.v1'> = ({ actor, data }) => {
  const office = officeLabel(data);
  return aboutHolder(
    data,
    'position-given',
    actor ? `${actor.name} appointed you as ${office}` : `You were appointed as ${office}`,
    linkOfSuccessor(data),
  );
};

/** For those who may confirm it. */
export const holderClaimed: Describe<'org.holder.claimed.v1', NotificationText & Pick<Holder['unit'], 'category'>> = ({
  data,
}) => ({
  kind: 'position-claimed',
  category: data.unit.category,
  link: holdersLink(data.name),
  description: `${data.name} added a position that needs your confirmation: ${officeLabel(data)}`,
});

export const holderConfirmed: Describe<'org.holder.confirmed.v1'> = ({ actor, data }) => {
  const office = officeLabel(data);
  return aboutHolder(
    data,
    'position-confirmed',
    actor ? `${actor.name} confirmed your position: ${office}` : `Your position was confirmed: ${office}`,
    linkOfSuccessor(data),
  );
};

export const holderRefused: Describe<'org.holder.refused.v1'> = ({ actor, data }) => {
  const office = officeLabel(data);
  const who = actor ? `${actor.name} returned your position` : 'Your position was returned';
  return aboutHolder(data, 'position-refused', `${who}: ${office}. ${data.reason}`);
};

export const holderEnded: Describe<'org.holder.ended.v1'> = ({ actor, data }) => {
  const office = officeLabel(data);
  const who = actor ? `${actor.name} ended your time as ${office}` : `Your time as ${office} has ended`;
  return aboutHolder(data, 'position-ended', `${who}${data.reason ? `. ${data.reason}` : ''}`);
};

/** In the last month of the tenure. */
export const handOverDue: Describe<'org.holder.hand-over-due.v1'> = ({ data }) =>
  aboutHolder(
    data,
    'hand-over-due',
    `Write your hand-over notes as ${officeLabel(data)}, by ${longDay(data.until)}`,
    handOverLink(data),
  );

function aboutHolder(
  { userId }: Holder,
  kind: NotificationKind,
  description: string,
  link = '/manage-position',
): PersonalNotification {
  return { kind, userId, link, description };
}

/** Who holds a position now begins with what the predecessor left; a record of the past has nothing to begin. */
function linkOfSuccessor(data: Holder): string | undefined {
  return data.status === 'active' ? handOverLink(data) : undefined;
}

const handOverLink = ({ position }: Pick<Holder, 'position'>) => `/hand-over/${position.id}`;
