import type { ServiceContext } from '@portal/service-kit';
import type { TargetPorts } from './target.ports';
import { createTargetRepository } from './target.repository';
import { targetRoutes } from './target.routes';
import { createTargetService } from './target.service';

export type TargetsModule = ReturnType<typeof createTargetsModule>;

export function createTargetsModule({ store }: ServiceContext<unknown>, { entries }: TargetPorts) {
  const repository = createTargetRepository(store);
  const targets = createTargetService({ repository, entries });
  return { repository, targets, readCopies: [targets.copy], endpoints: targetRoutes(targets) };
}
