import type { ServiceContext } from '@portal/service-kit';
import type { HoldersModule } from '../holders/composition';
import type { PositionsModule } from '../positions/composition';
import type { ReadCopiesModule } from '../read-copies/composition';
import type { UnitsModule } from '../units/composition';
import { createHolderImportService } from './holder-import.service';
import { createImportRepository } from './import.repository';
import { importRoutes } from './import.routes';
import { createImportService } from './import.service';
import { createPositionImportService } from './position-import.service';
import { createUnitImportService } from './unit-import.service';

interface Dependencies {
  units: UnitsModule;
  positions: PositionsModule;
  holders: HoldersModule;
  readCopies: ReadCopiesModule;
}

export function createImportsModule(
  { store, transaction, clock }: ServiceContext<unknown>,
  { units, positions, holders, readCopies: { people } }: Dependencies,
) {
  const repository = createImportRepository(store);
  const importers = {
    units: createUnitImportService({ repository: units.repository, writer: units.writer, clock }),
    positions: createPositionImportService({
      repository: positions.repository,
      writer: positions.writer,
      units: units.repository,
      holders: holders.repository,
      clock,
    }),
    holders: createHolderImportService({
      repository: holders.repository,
      writer: holders.writer,
      units: units.repository,
      positions: positions.repository,
      people,
      today: positions.today,
      clock,
    }),
  };
  const imports = createImportService({ repository, importers, transaction, clock });
  return { repository, endpoints: importRoutes(imports) };
}
