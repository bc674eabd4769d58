import { type AuditAnswer, ROLE_NAMES } from '@portal/contracts';
import { auditActions, auditFieldName, auditValueText, isAuditAction } from '@portal/contracts/audit-words';
import type { Columns } from '@portal/service-kit/csv';
import { dateTimeOf } from '@portal/service-kit/institute-time';

/** Times are the institute's. */
export function auditColumns(timeZone: string): Columns<AuditAnswer> {
  const timeText = (instant: string) => dateTimeOf(new Date(instant), timeZone);
  return {
    When: ({ at }) => timeText(at),
    Person: ({ actor }) => actor?.name ?? '',
    Role: ({ actor }) => (actor ? ROLE_NAMES[actor.role] : ''),
    Action: ({ action }) => (isAuditAction(action) ? auditActions[action].name : action),
    About: ({ subject }) => subject.name,
    Changes: ({ changes }) => changes.map((change) => changeText(change, timeText)).join('; '),
    'Request ID': ({ requestId }) => requestId ?? '',
  };
}

function changeText(change: AuditAnswer['changes'][number], timeText: (instant: string) => string): string {
  const { field } = change;
  const name = auditFieldName(field);
  const [hasBefore, hasAfter] = ['before' in change, 'after' in change];
  if (!hasBefore && !hasAfter) return `${name} changed`;
  const after = auditValueText(field, change.after, timeText);
  return hasBefore ? `${name}: ${auditValueText(field, change.before, timeText)} → ${after}` : `${name}: ${after}`;
}
