import type { AuditAnswer, CloudEvent, QueryOf, calls } from '@portal/contracts';
import { collectPages, idFrom, type Page, type Session } from '@portal/service-kit';
import { rangeOfDays } from '@portal/service-kit/institute-time';
import { auditCsv } from './audit-csv.presenter';
import { auditRowOf, type AuditRule } from './audit.domain';
import { auditAnswerOf } from './audit.presenter';
import type { AuditRepository } from './audit.repository';

interface Dependencies {
  repository: AuditRepository;
  timeZone: string;
}

type Query = QueryOf<typeof calls.listAudit>;

export type AuditService = ReturnType<typeof createAuditService>;

export function createAuditService({ repository, timeZone }: Dependencies) {
  async function record(event: CloudEvent, rule: AuditRule, session: Session): Promise<void> {
    await repository.addIfNew(auditRowOf(idFrom(event.id), event, rule), session);
  }

  async function list(query: Query): Promise<Page<AuditAnswer>> {
    const { action, actor, subject, from, to, ...request } = query;
    const range = rangeOfDays({ from, to }, timeZone);
    const selection = { action, actor, subject, ...range };
    const page = await repository.list(selection, request);
    return { ...page, items: page.items.map(({ before, ...row }) => auditAnswerOf(row, before)) };
  }

  /** The newest entries that the filters leave. */
  async function exportCsv(query: Query): Promise<string> {
    const entries = await collectPages((request) => list({ ...query, ...request }));
    return auditCsv(entries, timeZone);
  }

  return { record, list, exportCsv };
}
