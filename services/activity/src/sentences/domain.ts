import type { ActivityType, CloudEvent, EventName, EventStatus, Role, UnitCategory, UnitRef } from '@portal/contracts';
import { categoryOfRole, unitCategoryOf } from '@portal/contracts';
import { feedbackLink, feedbackWords, positionLink, ROLE_WORDS } from './words.domain';

/** What an event becomes in the feed: the sentence, what it is about, and whose area it belongs to. */
export interface Telling {
  type: ActivityType;
  description: string;
  subject: { kind: string; id: string; name: string };
  link: string;
  unit: UnitRef | null;
  /** The general secretaries who see it. */
  categories: UnitCategory[];
}

type Told<N extends EventName> = Pick<CloudEvent<N>, 'actor' | 'data'>;
type PositionEvent = 'org.position.created.v1' | 'org.position.changed.v1' | 'org.position.removed.v1';
type RoomRequestEvent =
  'events.room-request.submitted.v1' | 'events.room-request.approved.v1' | 'events.room-request.rejected.v1';

export function tellEventCreated({ actor, data }: Told<'events.event.created.v1'>): Telling {
  const description = actor ? `${actor.name} created ${data.title}` : `${data.title} was created`;
  return { ...aboutEvent(data), description };
}

export function tellEventChanged({ actor, data }: Told<'events.event.changed.v1'>): Telling {
  const verb = data.previous ? 'moved' : 'changed';
  const description = actor ? `${actor.name} ${verb} ${data.title}` : `${data.title} was ${verb}`;
  return { ...aboutEvent(data), description };
}

/** The clock does all but cancelling. */
export function tellEventStatus({ actor, data }: Told<'events.event.status-changed.v1'>): Telling {
  const sentences: Record<EventStatus, string> = {
    planned: `${data.title} is planned`,
    ongoing: data.venue ? `${data.title} has started at ${data.venue}` : `${data.title} has started`,
    completed: `${data.title} is over`,
    cancelled: actor ? `${actor.name} cancelled ${data.title}` : `${data.title} was cancelled`,
  };
  return { ...aboutEvent(data), description: sentences[data.status] };
}

export function tellRoomRequested(event: Told<'events.room-request.submitted.v1'>): Telling {
  return aboutRoomRequest(event, 'requested', 'event');
}

export function tellRoomApproved(event: Told<'events.room-request.approved.v1'>): Telling {
  return aboutRoomRequest(event, 'approved', 'approval');
}

export function tellRoomRejected(event: Told<'events.room-request.rejected.v1'>): Telling {
  return aboutRoomRequest(event, 'rejected', 'approval');
}

export function tellUnitCreated({ actor, data }: Told<'org.unit.created.v1'>): Telling {
  const { unitId, name, category } = data;
  return {
    type: 'cosa',
    description: actor ? `${actor.name} created the unit ${name}` : `The unit ${name} was created`,
    subject: { kind: 'unit', id: unitId, name },
    link: '/cosa',
    unit: { id: unitId, name, category },
    categories: [category],
  };
}

export function tellPositionAdded(event: Told<'org.position.created.v1'>): Telling {
  return aboutPosition(event, 'added');
}

export function tellPositionChanged(event: Told<'org.position.changed.v1'>): Telling {
  return aboutPosition(event, 'changed');
}

/** It is in no list any more that could be searched for it. */
export function tellPositionRemoved(event: Told<'org.position.removed.v1'>): Telling {
  return { ...aboutPosition(event, 'removed'), link: '/cosa' };
}

/** A role belongs to the category of the general secretary it makes, or ends. */
export function tellRoleChanged({ actor, data }: Told<'auth.account.role-changed.v1'>): Telling {
  const { userId, name, role, previousRole } = data;
  const category = categoryOfRole(role) ?? categoryOfRole(previousRole);
  return {
    type: 'cosa',
    description: roleSentence({ by: actor?.name, name, role, previousRole }),
    subject: { kind: 'person', id: userId, name },
    link: '/roles',
    unit: null,
    categories: category ? [category] : [],
  };
}

/** Whoever gave the feedback is not told, signed or not: the feed is about what became of it. */
export function tellFeedbackResolved({ actor, data }: Told<'feedback.feedback.resolved.v1'>): Telling {
  const { feedbackId, type, target, unit } = data;
  const what = `${feedbackWords(type)} about ${target.name}`;
  return {
    type: 'approval',
    description: actor ? `${actor.name} resolved ${what}` : `${capitalised(what)} was resolved`,
    subject: { kind: 'feedback', id: feedbackId, name: target.name },
    link: feedbackLink(target),
    unit,
    categories: unit ? [unit.category] : [],
  };
}

const capitalised = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

interface RoleChange {
  by: string | undefined;
  name: string;
  role: Role;
  previousRole: Role;
}

/** Going back to student is the end of an office, not an appointment. */
function roleSentence({ by, name, role, previousRole }: RoleChange): string {
  if (role !== 'STUDENT') {
    return by ? `${by} made ${name} ${ROLE_WORDS[role]}` : `${name} is now ${ROLE_WORDS[role]}`;
  }
  const office = ROLE_WORDS[previousRole];
  return by ? `${by} ended the role of ${name} as ${office}` : `${name} is no longer ${office}`;
}

/** An event has two areas when a unit holds one of another category. */
function aboutEvent(data: CloudEvent<'events.event.created.v1'>['data']): Omit<Telling, 'description'> {
  return {
    type: 'event',
    subject: { kind: 'event', id: data.eventId, name: data.title },
    link: `/events/${data.eventId}`,
    unit: data.unit,
    categories: [...new Set([data.unit.category, unitCategoryOf(data.category)])],
  };
}

function aboutPosition({ actor, data }: Told<PositionEvent>, verb: string): Telling {
  const { positionId, title, unit } = data;
  const what = `position ${title} of ${unit.name}`;
  return {
    type: 'cosa',
    description: actor ? `${actor.name} ${verb} the ${what}` : `The ${what} was ${verb}`,
    subject: { kind: 'position', id: positionId, name: title },
    link: positionLink(title),
    unit,
    categories: [unit.category],
  };
}

function aboutRoomRequest({ actor, data }: Told<RoomRequestEvent>, verb: string, type: ActivityType): Telling {
  const { requestId, room, eventId, eventTitle, unit, category = null } = data;
  return {
    type,
    description: actor ? `${actor.name} ${verb} ${room} for ${eventTitle}` : `${room} was ${verb} for ${eventTitle}`,
    subject: { kind: 'room-request', id: requestId, name: room },
    link: `/events/${eventId}`,
    unit,
    categories: [...new Set([unit.category, ...(category ? [unitCategoryOf(category)] : [])])],
  };
}
