import type { ServiceContext } from '@portal/service-kit';
import type { UnitService } from '../units/unit.service';
import type { PositionHolders } from './position.ports';
import type { PositionRepository } from './position.repository';
import { positionRoutes } from './position.routes';
import { createPositionService } from './position.service';
import { createPositionWriter } from './position.writer';

interface Needs {
  repository: PositionRepository;
  units: UnitService;
  holders: PositionHolders;
}

export function createPositionsModule({ settings, outbox, transaction, clock }: ServiceContext<unknown>, needs: Needs) {
  const writer = createPositionWriter({ ...needs, outbox });
  const positions = createPositionService({ ...needs, writer, settings, transaction, clock });
  return { writer, positions, endpoints: positionRoutes(positions), jobs: [] };
}
