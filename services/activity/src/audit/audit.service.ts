import type { AuditAnswer, CloudEvent, QueryOf, calls } from '@portal/contracts';
import { idFrom, readBatches, type Page, type PageRequest, type Session } from '@portal/service-kit';
import { csvPartsOf } from '@portal/service-kit/csv';
import { rangeOfDays } from '@portal/service-kit/institute-time';
import { auditColumns } from './audit-csv.presenter';
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

  async function list(query: Omit<Query, 'limit' | 'cursor'> & PageRequest): Promise<Page<AuditAnswer>> {
    const { action, actor, subject, from, to, ...request } = query;
    const range = rangeOfDays({ from, to }, timeZone);
    const selection = { action, actor, subject, ...range };
    const page = await repository.list(selection, request);
    return { ...page, items: page.items.map(({ before, ...row }) => auditAnswerOf(row, before)) };
  }

  /** All entries that the filters leave, the newest first. */
  function exportCsv({ limit: _limit, cursor: _cursor, ...selection }: Query): AsyncIterable<string> {
    return csvPartsOf(
      auditColumns(timeZone),
      readBatches((request) => list({ ...selection, ...request })),
    );
  }

  return { record, list, exportCsv };
}
