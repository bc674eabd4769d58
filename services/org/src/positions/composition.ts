import { createCountCache, type ServiceContext } from '@portal/service-kit';
import type { UnitsModule } from '../units/composition';
import { createCurrentTenure } from './current-tenure.service';
import type { PositionHolders } from './position.ports';
import { createPositionRepository, type PositionRepository } from './position.repository';
import { positionRoutes } from './position.routes';
import { createPositionService } from './position.service';
import { createPositionWriter } from './position.writer';

/** For the module of units, which counts positions and changes what they hold of their unit. */
export function createPositionRepositories({ store, clock }: ServiceContext<unknown>) {
  return { positionRepository: createPositionRepository(store, createCountCache(clock)) };
}

interface Dependencies {
  repository: PositionRepository;
  units: UnitsModule;
  holders: PositionHolders;
}

export type PositionsModule = ReturnType<typeof createPositionsModule>;

export function createPositionsModule(
  { settings, outbox, transaction, clock }: ServiceContext<unknown>,
  { repository, units: { units }, holders }: Dependencies,
) {
  const today = createCurrentTenure(settings, clock);
  const writer = createPositionWriter({ repository, holders, outbox });
  const positions = createPositionService({ repository, writer, units, holders, today, transaction, clock });
  return { repository, writer, today, positions, endpoints: positionRoutes(positions) };
}
