import type { ServiceContext } from '@portal/service-kit';
import type { UnitService } from '../units/unit.service';
import type { PositionHolders } from './position.ports';
import type { PositionRepository } from './position.repository';
import { positionRoutes } from './position.routes';
import { createPositionService } from './position.service';
import { createPositionWriter } from './position.writer';

interface Dependencies {
  repository: PositionRepository;
  units: UnitService;
  holders: PositionHolders;
}

export function createPositionsModule(
  { settings, outbox, transaction, clock }: ServiceContext<unknown>,
  dependencies: Dependencies,
) {
  const writer = createPositionWriter({ ...dependencies, outbox });
  const positions = createPositionService({ ...dependencies, writer, settings, transaction, clock });
  return { writer, positions, endpoints: positionRoutes(positions), jobs: [] };
}
