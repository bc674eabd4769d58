import type { AuditAnswer, CloudEvent, QueryOf, calls } from '@portal/contracts';
import { idFrom, type Page, type Session } from '@portal/service-kit';
import { rangeOfDays } from '@portal/service-kit/institute-time';
import { auditRowOf, type AuditRule } from './audit.domain';
import { auditAnswerOf } from './audit.presenter';
import type { AuditRepository } from './audit.repository';

interface Dependencies {
  repository: AuditRepository;
  timeZone: string;
}

export type AuditService = ReturnType<typeof createAuditService>;

export function createAuditService({ repository, timeZone }: Dependencies) {
  async function record(event: CloudEvent, rule: AuditRule, session: Session): Promise<void> {
    await repository.addIfNew(auditRowOf(idFrom(event.id), event, rule), session);
  }

  async function list(query: QueryOf<typeof calls.listAudit>): Promise<Page<AuditAnswer>> {
    const { actor, subject, from, to, ...request } = query;
    const range = rangeOfDays({ from, to }, timeZone);
    const selection = { actor: actor?.toLowerCase(), subject: subject?.toLowerCase(), ...range };
    const page = await repository.list(selection, request);
    return { ...page, items: page.items.map(({ before, ...row }) => auditAnswerOf(row, before)) };
  }

  return { record, list };
}
