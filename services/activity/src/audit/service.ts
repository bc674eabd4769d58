import type { AuditAnswer, CloudEvent, QueryOf, calls } from '@portal/contracts';
import type { Page, Session } from '@portal/service-kit';
import { auditRowOf } from './domain';
import { changesOf } from './facts.domain';
import { startOfDay } from './days.domain';
import type { AuditRepository, ReadRow } from './repository';

interface Dependencies {
  repository: AuditRepository;
  timeZone: string;
}

export type AuditService = ReturnType<typeof createAuditService>;

export function createAuditService({ repository, timeZone }: Dependencies) {
  return {
    /** Once is once: the second delivery of an event finds its row there. */
    async keep(event: CloudEvent, session: Session): Promise<void> {
      const row = auditRowOf(event);
      if (!(await repository.has(row.id, session))) await repository.add(row, session);
    },

    async list({ actor, subject, from, to, ...request }: QueryOf<typeof calls.listAudit>): Promise<Page<AuditAnswer>> {
      const after = from === undefined ? undefined : startOfDay(from, timeZone);
      const before = to === undefined ? undefined : startOfDay(to, timeZone, 1);
      const selection = { actor: actor?.toLowerCase(), subject: subject?.toLowerCase(), after, before };
      const { items, ...page } = await repository.page(selection, request);
      return { ...page, items: items.map(answerOf) };
    },
  };
}

function answerOf({ id, at, action, actor, subject, requestId, before, ...told }: ReadRow): AuditAnswer {
  return {
    _id: id,
    at: at.toISOString(),
    action,
    actor: actor && { _id: actor.id, name: actor.name, role: actor.role as NonNullable<AuditAnswer['actor']>['role'] },
    subject: { kind: subject.kind, _id: subject.id, name: subject.name },
    requestId,
    changes: changesOf(told, before),
  };
}
