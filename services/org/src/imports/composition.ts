import type { ServiceContext } from '@portal/service-kit';
import type { OrgConfig } from '../config';
import type { CurrentTenure } from '../positions/current-tenure.service';
import type { HolderNamesRepository } from '../holders/holder-names.repository';
import type { HolderRepository } from '../holders/holder.repository';
import type { PersonRepository } from '../people/person.repository';
import type { PositionRepository } from '../positions/position.repository';
import type { UnitsModule } from '../units/composition';
import { createHolderImporter } from './holder-import.service';
import { createImportRepository } from './import.repository';
import { importRoutes } from './import.routes';
import { createImportService } from './import.service';
import { createPositionImporter } from './position-import.service';
import { createUnitImporter } from './unit-import.service';

interface Needs {
  unitsModule: Pick<UnitsModule, 'repository' | 'budgets'>;
  positionRepository: PositionRepository;
  holderNames: HolderNamesRepository;
  people: PersonRepository;
  holders: { repository: HolderRepository; today: CurrentTenure };
}

export function createImportsModule(
  { store, outbox, transaction, clock }: ServiceContext<OrgConfig>,
  { unitsModule: { repository: units, budgets }, positionRepository: positions, holderNames, people, holders }: Needs,
) {
  const write = { outbox, clock };
  const importers = {
    units: createUnitImporter({ ...write, repository: units, budgets, positions, holders: holderNames }),
    positions: createPositionImporter({ ...write, repository: positions, units, holders: holderNames }),
    holders: createHolderImporter({ ...write, ...holders, units, positions, people }),
  };
  const imports = createImportService({ repository: createImportRepository(store), importers, transaction, clock });
  return { endpoints: importRoutes(imports) };
}
