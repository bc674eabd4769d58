import { createHash } from 'node:crypto';
import type { CloudEvent, EventName } from '@portal/contracts';
import { type Fact, factsOf, isHappening, saidBefore } from './facts.domain';

/** One write, as it was told. Nothing of it is ever changed; what was before is found when it is read. */
export interface AuditRow {
  id: string;
  at: Date;
  /** `<service>.<noun>.<verb>` */
  action: string;
  actor: { id: string; name: string; role: string } | null;
  subject: { kind: string; id: string; name: string };
  requestId: string | null;
  /** What the row has in common with those of the same thing, and with no other. */
  about: string;
  /** Rises with every change of the thing, whatever the order in which they are told. */
  order: string;
  facts: Fact[];
  /** What the event itself says of before, for a thing whose earlier rows are not here. */
  said: Fact[];
  /** Names of what was changed, where the event tells no values. */
  named: string[];
}

export function auditRowOf({ id, type, time, subject, actor, requestid, data }: CloudEvent): AuditRow {
  const action = type.slice(0, type.lastIndexOf('.v'));
  const kind = action.slice(0, action.lastIndexOf('.'));
  const version = 'version' in data ? data.version : 0;
  return {
    // It follows from the event, so that one that comes twice is one row, and tells no time.
    id: createHash('sha256').update(id).digest('hex').slice(0, 24),
    at: new Date(time),
    action,
    actor: actor && { id: actor._id, name: actor.name, role: actor.role },
    subject: { kind, id: subject, name: nameOf(type, data) },
    requestId: requestid ?? null,
    about: isHappening(kind) ? id : `${kind}/${subject}`,
    order: `${String(version).padStart(10, '0')} ${time} ${id}`,
    facts: factsOf(kind, action, data),
    said: saidBefore(data),
    named: 'changed' in data && data.changed ? data.changed : [],
  };
}

function nameOf(type: EventName, data: CloudEvent['data']): string {
  if ('target' in data) return data.target.name;
  if ('title' in data) return data.title;
  if ('room' in data) return `${data.room}, ${data.eventTitle}`;
  if ('eventTitle' in data) return data.eventTitle;
  return 'name' in data ? data.name : type;
}
