import type { ServiceContext } from '@portal/service-kit';
import { createClubsModule } from './clubs/composition';
import type { OrgConfig } from './config';
import { createHandOversModule } from './hand-overs/composition';
import { createHolderRepositories, createHoldersModule } from './holders/composition';
import { createImportsModule } from './imports/composition';
import { createPositionRepositories, createPositionsModule } from './positions/composition';
import { createReadCopiesModule } from './read-copies/composition';
import { createStatisticsModule } from './statistics/composition';
import { createUnitsModule } from './units/composition';

/** The modules of org, from the lowest to the uppermost. */
export function createModules(context: ServiceContext<OrgConfig>) {
  const { positionRepository } = createPositionRepositories(context);
  const { holderRepository, holderLists } = createHolderRepositories(context);
  const readCopies = createReadCopiesModule(context, { holders: holderRepository });
  const units = createUnitsModule(context, {
    positions: positionRepository,
    holders: holderRepository,
    campusEvents: readCopies.campusEvents,
  });
  const positions = createPositionsModule(context, {
    repository: positionRepository,
    units,
    holders: holderRepository,
  });
  const holders = createHoldersModule(context, {
    repository: holderRepository,
    lists: holderLists,
    units,
    positions,
    readCopies,
  });
  const handOvers = createHandOversModule(context, { units, positions, holders, readCopies });
  const imports = createImportsModule(context, { units, positions, holders, readCopies });
  const clubs = createClubsModule(context, { units, positions, holders, readCopies });
  const statistics = createStatisticsModule(context, { units, holders });
  return { readCopies, units, positions, holders, handOvers, imports, clubs, statistics };
}
