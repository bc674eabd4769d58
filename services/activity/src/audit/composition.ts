import type { ServiceContext } from '@portal/service-kit';
import { createAuditRepository } from './audit.repository';
import { auditRoutes } from './audit.routes';
import { createAuditService } from './audit.service';

export function createAuditModule({ store, settings }: ServiceContext<unknown>) {
  const audit = createAuditService({ repository: createAuditRepository(store), timeZone: settings.timeZone });
  return { audit, endpoints: auditRoutes(audit) };
}
