import type { ServiceContext } from '@portal/service-kit';
import { createServiceBoardRepository } from './service-board.repository';
import { serviceBoardRoutes } from './service-board.routes';
import { createServiceBoardService } from './service-board.service';
import { createServiceCopies } from './service-copies.repository';

export function createServiceBoardModule({ store, settings, clock }: ServiceContext<unknown>) {
  const copies = createServiceCopies(store, settings.timeZone);
  const repository = createServiceBoardRepository(copies);
  const serviceBoard = createServiceBoardService({ repository, clock, settings });
  return { copies: Object.values(copies).map(({ copy }) => copy), endpoints: serviceBoardRoutes(serviceBoard) };
}
