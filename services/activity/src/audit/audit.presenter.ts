import type { AuditAnswer } from '@portal/contracts';
import type { AuditRow } from './audit.domain';
import { changesOf, type Field } from './audit-fields.domain';

type Actor = NonNullable<AuditAnswer['actor']>;

/** `before` holds the fields of the row before it of the same thing; null when there is none. */
export function auditAnswerOf(row: AuditRow, before: readonly Field[] | null): AuditAnswer {
  const { id, at, action, actor, subject, requestId } = row;
  return {
    _id: id,
    at: at.toISOString(),
    action,
    actor: actor && { _id: actor.id, name: actor.name, role: actor.role as Actor['role'] },
    subject: { kind: subject.kind, _id: subject.id, name: subject.name },
    requestId,
    changes: changesOf(row, before),
  };
}
