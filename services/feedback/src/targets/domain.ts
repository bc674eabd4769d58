import type { EventData, FeedbackAnswer, FeedbackTargetType, UnitRef } from '@portal/contracts';

/** Somebody or something that feedback can be about, as the service that owns it last told. */
export interface Target {
  type: FeedbackTargetType;
  id: string;
  version: number;
  name: string;
  /** Of a person. */
  username?: string;
  /** Of a person who has one. */
  studentId?: string;
  /** The unit itself, or that of an event or position. */
  unit: UnitRef | null;
  /** The unit above a unit; nameless until it is known. */
  parent: { id: string; name: string } | null;
  /** Closed units and removed positions are no longer offered. */
  offered: boolean;
}

export type TargetName = Pick<Target, 'type' | 'id'>;

type TargetData = FeedbackAnswer['target_data'];

export function targetOfAccount(account: EventData<'auth.account.registered.v1'>): Target {
  const { userId: id, version, name, username, studentId } = account;
  const own = { username, ...(studentId !== undefined && { studentId }) };
  return { type: 'User', id, version, name, ...own, unit: null, parent: null, offered: true };
}

export function targetOfUnit(data: EventData<'org.unit.created.v1'>): Target {
  const { unitId: id, version, name, category, parentUnitId, active } = data;
  const parent = parentUnitId === null ? null : { id: parentUnitId, name: '' };
  return { type: 'Organization Unit', id, version, name, unit: { id, name, category }, parent, offered: active };
}

export function targetOfEvent({ eventId, version, title, unit }: EventData<'events.event.created.v1'>): Target {
  return { type: 'Event', id: eventId, version, name: title, unit, parent: null, offered: true };
}

/** Removed ones are no longer offered, but feedback on them still says what they were. */
export function targetOfPosition(data: EventData<'org.position.created.v1'>, offered: boolean): Target {
  const { positionId: id, version, title: name, unit } = data;
  return { type: 'Position', id, version, name, unit, parent: null, offered };
}

/** What the list says of it. */
export function targetDataOf({ type, id: _id, name, username = '', unit, parent }: Target): TargetData {
  const unitName = unit?.name || null;
  if (type === 'User') return { _id, personal_info: { name }, username };
  if (type === 'Event') return { _id, title: name, organizing_unit: unitName };
  if (type === 'Position') return { _id, title: name, unit: unitName };
  return { _id, name, parent: parent?.name || null };
}
