import type { ServiceContext } from '@portal/service-kit';
import { createPendingRepository } from './pending.repository';
import { pendingRoutes } from './pending.routes';
import { createPendingService } from './pending.service';

export type PendingModule = ReturnType<typeof createPendingModule>;

export function createPendingModule({ store }: ServiceContext<unknown>) {
  const repository = createPendingRepository(store);
  return { repository, endpoints: pendingRoutes(createPendingService({ repository })) };
}
