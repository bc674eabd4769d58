import type { CloudEvent, EventName } from '@portal/contracts';
import { roomUseLabel } from '../labels/label.domain';
import { type Field, fieldsOf, previousFieldsOf } from './audit-fields.domain';

/**
 * How an event is recorded: as a change of its subject, as a change to a status that its data does not hold, as an
 * occurrence that later ones of its kind are not compared with, or not at all. `byTime` is for a subject of which not every
 * event has a version.
 */
export type AuditRule = 'change' | { status: string; byTime?: true } | 'occurrence' | 'none';

/** One write. Rows are never changed; what was before is looked up when they are read. */
export interface AuditRow {
  id: string;
  at: Date;
  /** `<service>.<noun>.<verb>` */
  action: string;
  actor: { id: string; name: string; role: string } | null;
  subject: { kind: string; id: string; name: string };
  requestId: string | null;
  /** The same for all rows of one thing, and for no others. */
  entityKey: string;
  /** Rises with every change of a thing, whatever the order in which its events come. */
  order: string;
  fields: Field[];
  /** What the event itself says of before, for a thing that has no earlier rows here. */
  previousFields: Field[];
  /** The names of what was changed, where the event has no values. */
  changedNames: string[];
}

/** `id` follows from the event's, so that an event that comes twice is one row. */
export function auditRowOf(id: string, event: CloudEvent, rule: AuditRule): AuditRow {
  const { type, time, subject, actor, requestid, data } = event;
  const action = type.slice(0, type.lastIndexOf('.v'));
  const kind = action.slice(0, action.lastIndexOf('.'));
  const isByTime = typeof rule === 'object' && rule.byTime;
  const version = (!isByTime && 'version' in data && data.version) || 0;
  return {
    id,
    at: new Date(time),
    action,
    actor: actor && { id: actor._id, name: actor.name, role: actor.role },
    subject: { kind, id: subject, name: nameOf(type, data) },
    requestId: requestid ?? null,
    entityKey: rule === 'occurrence' ? event.id : `${kind}/${subject}`,
    order: `${String(version).padStart(10, '0')} ${time} ${event.id}`,
    fields: recordedFields(data, rule),
    previousFields: previousFieldsOf(data),
    changedNames: 'changed' in data && data.changed ? data.changed : [],
  };
}

function recordedFields(data: object, rule: AuditRule): Field[] {
  const fields = fieldsOf(data);
  if (rule === 'occurrence') return fields.filter(({ field }) => field !== 'name');
  if (typeof rule === 'string') return fields;
  return [...fields.filter(({ field }) => field !== 'status'), { field: 'status', value: rule.status }];
}

function nameOf(type: EventName, data: CloudEvent['data']): string {
  if ('target' in data) return data.target.name;
  if ('title' in data) return data.title;
  if ('room' in data) return `${roomUseLabel(data)} (${data.room})`;
  if ('eventTitle' in data) return data.eventTitle;
  return 'name' in data ? data.name : type;
}
