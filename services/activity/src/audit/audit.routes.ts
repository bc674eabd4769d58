import { calls } from '@portal/contracts';
import { type Endpoint, endpoint, page } from '@portal/service-kit';
import type { AuditService } from './audit.service';

export function auditRoutes(audit: Pick<AuditService, 'list' | 'exportCsv'>): Endpoint[] {
  return [
    endpoint(
      calls.listAudit,
      async ({ query }) => page(await audit.list(query)),
      async ({ query }) => ({ name: 'audit.csv', text: audit.exportCsv(query) }),
    ),
  ];
}
