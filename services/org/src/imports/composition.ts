import type { ServiceContext } from '@portal/service-kit';
import type { OrgConfig } from '../config';
import type { HolderRepository } from '../holders/holder.repository';
import type { HolderWriter } from '../holders/holder.writer';
import type { PersonRepository } from '../read-copies/person.repository';
import type { CurrentTenure } from '../positions/current-tenure.service';
import type { PositionRepository } from '../positions/position.repository';
import type { PositionWriter } from '../positions/position.writer';
import type { UnitsModule } from '../units/composition';
import { createHolderImportService } from './holder-import.service';
import { createImportRepository } from './import.repository';
import { importRoutes } from './import.routes';
import { createImportService } from './import.service';
import { createPositionImportService } from './position-import.service';
import { createUnitImportService } from './unit-import.service';

interface Dependencies {
  units: Pick<UnitsModule, 'repository' | 'writer'>;
  positions: { repository: PositionRepository; writer: PositionWriter };
  holders: { repository: HolderRepository; writer: HolderWriter };
  people: PersonRepository;
  today: CurrentTenure;
}

export function createImportsModule(
  { store, transaction, clock }: ServiceContext<OrgConfig>,
  { units, positions, holders, people, today }: Dependencies,
) {
  const sources = { units: units.repository, positions: positions.repository, people, today, clock };
  const importers = {
    units: createUnitImportService({ ...units, clock }),
    positions: createPositionImportService({ ...sources, ...positions }),
    holders: createHolderImportService({ ...sources, ...holders }),
  };
  const repository = createImportRepository(store);
  const imports = createImportService({ repository, importers, transaction, clock });
  return { repository, endpoints: importRoutes(imports), jobs: [] };
}
