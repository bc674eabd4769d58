import { type AuditAnswer, ROLE_NAMES } from '@portal/contracts';
import { auditActions, auditFieldName, auditValueText, isAuditAction } from '@portal/contracts/audit-words';
import { csvOf } from '@portal/service-kit/csv';
import { dateTimeOf } from '@portal/service-kit/institute-time';

const HEADER = ['When', 'Person', 'Role', 'Action', 'About', 'Changes', 'Request ID'];

/** Times are the institute's. */
export function auditCsv(entries: readonly AuditAnswer[], timeZone: string): string {
  const rows = entries.map((entry) => rowOf(entry, timeZone));
  return csvOf([HEADER, ...rows]);
}

function rowOf({ at, actor, action, subject, changes, requestId }: AuditAnswer, timeZone: string): string[] {
  const timeText = (instant: string) => dateTimeOf(new Date(instant), timeZone);
  return [
    timeText(at),
    actor?.name ?? '',
    actor ? ROLE_NAMES[actor.role] : '',
    isAuditAction(action) ? auditActions[action].name : action,
    subject.name,
    changes.map((change) => changeText(change, timeText)).join('; '),
    requestId ?? '',
  ];
}

function changeText(change: AuditAnswer['changes'][number], timeText: (instant: string) => string): string {
  const { field } = change;
  const name = auditFieldName(field);
  const [hasBefore, hasAfter] = ['before' in change, 'after' in change];
  if (!hasBefore && !hasAfter) return `${name} changed`;
  const after = auditValueText(field, change.after, timeText);
  return hasBefore ? `${name}: ${auditValueText(field, change.before, timeText)} → ${after}` : `${name}: ${after}`;
}
