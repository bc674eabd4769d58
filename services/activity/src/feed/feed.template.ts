import type { ActivityType, CloudEvent, EventName, EventStatus, Role } from '@portal/contracts';
import { categoryOfRole, unitCategoryOf } from '@portal/contracts';
import {
  feedbackLabel,
  feedbackLink,
  holdersLink,
  officeLabel,
  positionLink,
  roleLabel,
  roomRequestLink,
  roomUseLabel,
  unitLink,
} from '../labels/label.domain';
import type { FeedEntryText } from './feed.domain';

type Described<N extends EventName> = Pick<CloudEvent<N>, 'actor' | 'data'>;
type Describe<N extends EventName> = (event: Described<N>) => FeedEntryText;
type PositionEvent = 'org.position.created.v1' | 'org.position.changed.v1' | 'org.position.removed.v1';
type HolderEvent = 'org.holder.appointed.v1' | 'org.holder.confirmed.v1' | 'org.holder.ended.v1';
type RoomRequestEvent = `events.room-request.${'submitted' | 'approved' | 'rejected' | 'withdrawn' | 'released'}.v1`;

export function describeEventCreated({ actor, data }: Described<'events.event.created.v1'>): FeedEntryText {
  const description = actor ? `${actor.name} created ${data.title}` : `${data.title} was created`;
  return { ...eventEntry(data), description };
}

export function describeEventChanged({ actor, data }: Described<'events.event.changed.v1'>): FeedEntryText {
  const verb = data.previous ? 'moved' : 'changed';
  const description = actor ? `${actor.name} ${verb} ${data.title}` : `${data.title} was ${verb}`;
  return { ...eventEntry(data), description };
}

/** Only cancelling has an actor; the clock does the rest. */
export function describeEventStatus({ actor, data }: Described<'events.event.status-changed.v1'>): FeedEntryText {
  const descriptions: Record<EventStatus, string> = {
    planned: `${data.title} is planned`,
    ongoing: data.venue ? `${data.title} has started at ${data.venue}` : `${data.title} has started`,
    completed: `${data.title} is over`,
    cancelled: actor ? `${actor.name} cancelled ${data.title}` : `${data.title} was cancelled`,
  };
  return { ...eventEntry(data), description: descriptions[data.status] };
}

export const describeRoomRequested = roomRequestEntry('requested', 'event');
export const describeRoomApproved = roomRequestEntry('approved', 'approval');
export const describeRoomRejected = roomRequestEntry('rejected', 'approval');
export const describeRoomWithdrawn = roomRequestEntry('withdrew the request for', 'event');
export const describeRoomReleased = roomRequestEntry('gave back', 'event');
export const describeUnitCreated = unitEntry('created');
export const describePositionAdded = positionEntry('added');
export const describePositionChanged = positionEntry('changed');

export function describeUnitChanged(event: Described<'org.unit.changed.v1'>): FeedEntryText {
  const { active, changed } = event.data;
  if (!changed.includes('active')) return unitEntry('changed')(event);
  return unitEntry(active ? 'reactivated' : 'deactivated')(event);
}

/** Links to the whole list, because a search would no longer find it. */
export function describePositionRemoved(event: Described<'org.position.removed.v1'>): FeedEntryText {
  return { ...positionEntry('removed')(event), link: '/cosa' };
}

export function describeHolderAppointed(event: Described<'org.holder.appointed.v1'>): FeedEntryText {
  const { actor, data } = event;
  const office = officeLabel(data);
  const description = actor ? `${actor.name} appointed ${data.name} as ${office}` : `${data.name} is now ${office}`;
  return { ...holderEntry(event, 'cosa'), description };
}

export function describeHolderConfirmed(event: Described<'org.holder.confirmed.v1'>): FeedEntryText {
  const { actor, data } = event;
  const office = officeLabel(data);
  const description = actor
    ? `${actor.name} confirmed ${data.name} as ${office}`
    : `${data.name} was confirmed as ${office}`;
  return { ...holderEntry(event, 'approval'), description };
}

/** At the end of a tenure nobody did it. */
export function describeHolderEnded(event: Described<'org.holder.ended.v1'>): FeedEntryText {
  const { actor, data } = event;
  const office = officeLabel(data);
  const description = actor
    ? `${actor.name} ended ${data.name}'s time as ${office}`
    : `${data.name} is no longer ${office}`;
  return { ...holderEntry(event, 'cosa'), description };
}

function holderEntry({ data }: Described<HolderEvent>, type: ActivityType): Omit<FeedEntryText, 'description'> {
  const { holderId, name, unit } = data;
  return {
    type,
    subject: { kind: 'holder', id: holderId, name },
    link: holdersLink(name),
    unit,
    categories: [unit.category],
  };
}

/** A role belongs to the category of the general secretary it makes, or ends. */
export function describeRoleChanged({ actor, data }: Described<'auth.account.role-changed.v1'>): FeedEntryText {
  const { userId, name, role, previousRole } = data;
  const category = categoryOfRole(role) ?? categoryOfRole(previousRole);
  return {
    type: 'cosa',
    description: roleDescription({ by: actor?.name, name, role, previousRole }),
    subject: { kind: 'person', id: userId, name },
    link: '/roles',
    unit: null,
    categories: category ? [category] : [],
  };
}

/** Never names the author, signed or not. */
export function describeFeedbackResolved({ actor, data }: Described<'feedback.feedback.resolved.v1'>): FeedEntryText {
  const { feedbackId, type, target, unit } = data;
  const what = `${feedbackLabel(type)} about ${target.name}`;
  return {
    type: 'approval',
    description: actor ? `${actor.name} resolved ${what}` : `${capitalised(what)} was resolved`,
    subject: { kind: 'feedback', id: feedbackId, name: target.name },
    link: feedbackLink(target),
    unit,
    categories: unit ? [unit.category] : [],
  };
}

function capitalised(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

interface RoleChange {
  by: string | undefined;
  name: string;
  role: Role;
  previousRole: Role;
}

/** A change to student is the end of an office, not an appointment. */
function roleDescription({ by, name, role, previousRole }: RoleChange): string {
  if (role !== 'STUDENT') {
    return by ? `${by} made ${name} ${roleLabel(role)}` : `${name} is now ${roleLabel(role)}`;
  }
  const office = roleLabel(previousRole);
  return by ? `${by} ended ${name}'s role as ${office}` : `${name} is no longer ${office}`;
}

/** An event has two categories when a unit holds one of another category. */
function eventEntry(data: CloudEvent<'events.event.created.v1'>['data']): Omit<FeedEntryText, 'description'> {
  return {
    type: 'event',
    subject: { kind: 'event', id: data.eventId, name: data.title },
    link: `/events/${data.eventId}`,
    unit: data.unit,
    categories: [...new Set([data.unit.category, unitCategoryOf(data.category)])],
  };
}

function unitEntry(verb: string): Describe<'org.unit.created.v1' | 'org.unit.changed.v1'> {
  return ({ actor, data: { unitId, name, category } }) => ({
    type: 'cosa',
    description: actor ? `${actor.name} ${verb} the unit ${name}` : `The unit ${name} was ${verb}`,
    subject: { kind: 'unit', id: unitId, name },
    link: unitLink(unitId),
    unit: { id: unitId, name, category },
    categories: [category],
  });
}

function positionEntry(verb: string): Describe<PositionEvent> {
  return ({ actor, data: { positionId, title, unit } }) => {
    const what = `position ${title} of ${unit.name}`;
    return {
      type: 'cosa',
      description: actor ? `${actor.name} ${verb} the ${what}` : `The ${what} was ${verb}`,
      subject: { kind: 'position', id: positionId, name: title },
      link: positionLink(title),
      unit,
      categories: [unit.category],
    };
  };
}

function roomRequestEntry(verb: string, type: ActivityType): Describe<RoomRequestEvent> {
  return ({ actor, data }) => {
    const { requestId, room, unit, category = null } = data;
    const use = roomUseLabel(data);
    return {
      type,
      description: actor ? `${actor.name} ${verb} ${room} for ${use}` : `${room} was ${verb} for ${use}`,
      subject: { kind: 'room-request', id: requestId, name: room },
      link: roomRequestLink(data),
      unit,
      categories: [...new Set([unit.category, ...(category ? [unitCategoryOf(category)] : [])])],
    };
  };
}
