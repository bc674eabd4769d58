import { calls } from '@portal/contracts';
import { download, type Endpoint, endpoint, page } from '@portal/service-kit';
import type { AuditService } from './audit.service';

export function auditRoutes(audit: Pick<AuditService, 'list' | 'exportCsv'>): Endpoint[] {
  return [
    endpoint(calls.listAudit, async ({ query, req }) => {
      if (req.accepts([...calls.listAudit.produces]) !== 'text/csv') return page(await audit.list(query));
      return download('text/csv; charset=utf-8', await audit.exportCsv(query), 'audit.csv');
    }),
  ];
}
