import { type AuditAnswer, ROLE_NAMES } from '@portal/contracts';
import { auditActions, auditFieldName, auditValueText, isAuditAction } from '@portal/contracts/audit-words';
import { dateTimeOf } from '@portal/service-kit/institute-time';
import { stringify } from 'csv-stringify/sync';

const HEADER = ['When', 'Person', 'Role', 'Action', 'About', 'Changes', 'Request ID'];

/** Times are the institute's. The byte order mark tells spreadsheets the encoding; formulas are escaped, so that none runs. */
export function auditCsv(entries: readonly AuditAnswer[], timeZone: string): string {
  const rows = entries.map((entry) => rowOf(entry, timeZone));
  return stringify([HEADER, ...rows], { bom: true, escape_formulas: true, record_delimiter: 'windows' });
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
