import type { CloudEvent, EventData, EventName, FeedbackTargetType, UnitRef } from '@portal/contracts';

/** A person, event, unit or position that feedback can be about, by the newest event of the service that owns it. */
export interface Target {
  type: FeedbackTargetType;
  id: string;
  version: number;
  name: string;
  /** Only of a person. */
  username?: string;
  /** Only of a person who has one. */
  studentId?: string;
  /** The unit itself, or that of an event or position. */
  unit: UnitRef | null;
  /** The parent of a unit; its name is empty until its own event has come. */
  parent: { id: string; name: string } | null;
  /** False for closed units and removed positions. */
  isSelectable: boolean;
}

export type TargetRef = Pick<Target, 'type' | 'id'>;

/** What is shown of one with an entry of feedback. */
export type ShownTarget = Pick<Target, 'type' | 'id' | 'name' | 'username' | 'unit' | 'parent'>;

export function shownTargetOf({ type, id, name, username, unit, parent }: ShownTarget): ShownTarget {
  return { type, id, name, ...(username !== undefined && { username }), unit, parent };
}

type Account = { data: EventData<'auth.account.registered.v1'> };
type Unit = { data: EventData<'org.unit.created.v1'> };
type Position = { data: EventData<'org.position.created.v1'> };
type CampusEvent = { data: EventData<'events.event.created.v1'> };

function targetOfAccount({ data }: Account): Target {
  const { userId: id, version, name, username, studentId } = data;
  const own = { username, ...(studentId !== undefined && { studentId }) };
  return { type: 'User', id, version, name, ...own, unit: null, parent: null, isSelectable: true };
}

function targetOfUnit({ data }: Unit): Target {
  const { unitId: id, version, name, category, parentUnitId, active } = data;
  const parent = parentUnitId === null ? null : { id: parentUnitId, name: '' };
  const unit = { id, name, category };
  return { type: 'Organization Unit', id, version, name, unit, parent, isSelectable: active };
}

function targetOfPosition({ data }: Position): Target {
  const { positionId: id, version, title: name, unit } = data;
  return { type: 'Position', id, version, name, unit, parent: null, isSelectable: true };
}

/** It stays stored, so that feedback on it still says what it was. */
function targetOfRemovedPosition(event: Position): Target {
  return { ...targetOfPosition(event), isSelectable: false };
}

function targetOfCampusEvent({ data }: CampusEvent): Target {
  const { eventId: id, version, title: name, unit } = data;
  return { type: 'Event', id, version, name, unit, parent: null, isSelectable: true };
}

/** Each of these events describes the whole target. */
const readers = {
  'auth.account.registered.v1': targetOfAccount,
  'auth.account.role-changed.v1': targetOfAccount,
  'auth.account.changed.v1': targetOfAccount,
  'org.unit.created.v1': targetOfUnit,
  'org.unit.changed.v1': targetOfUnit,
  'org.position.created.v1': targetOfPosition,
  'org.position.changed.v1': targetOfPosition,
  'org.position.removed.v1': targetOfRemovedPosition,
  'events.event.created.v1': targetOfCampusEvent,
  'events.event.status-changed.v1': targetOfCampusEvent,
  'events.event.changed.v1': targetOfCampusEvent,
} satisfies { [N in EventName]?: (event: CloudEvent<N>) => Target };

export type TargetEvent = keyof typeof readers;

export const TARGET_EVENTS = Object.keys(readers) as TargetEvent[];

export function targetOf(event: CloudEvent<TargetEvent>): Target {
  const read = readers[event.type] as (event: CloudEvent<TargetEvent>) => Target;
  return read(event);
}
