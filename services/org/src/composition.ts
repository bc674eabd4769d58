import { createCountCache, type ServiceContext } from '@portal/service-kit';
import { createCampusEventRepository } from './campus-events/campus-event.repository';
import { createCampusEventService } from './campus-events/campus-event.service';
import { createClubsModule } from './clubs/composition';
import type { OrgConfig } from './config';
import { createHandOversModule } from './hand-overs/composition';
import { createHoldersModule } from './holders/composition';
import { createHolderNamesRepository } from './holders/holder-names.repository';
import { createImportsModule } from './imports/composition';
import { createPersonRepository } from './people/person.repository';
import { createPositionRepository } from './positions/position.repository';
import { createPositionService } from './positions/position.service';
import { createRoomRequestRepository } from './room-requests/room-request.repository';
import { createUnitAchievementRepository } from './unit-achievements/unit-achievement.repository';
import { createUnitFeedbackRepository } from './unit-feedback/unit-feedback.repository';
import { createUnitsModule } from './units/composition';

/** Every module with what it needs of the others. */
export function createModules(context: ServiceContext<OrgConfig>) {
  const { store, settings, outbox, transaction, clock } = context;
  const write = { settings, outbox, transaction, clock };
  const told = createToldRepositories(context);
  const campusEvents = createCampusEventService({ repository: told.campusEvents, clock });
  const positionRepository = createPositionRepository(store, createCountCache(clock));
  const holderNames = createHolderNamesRepository(store);
  const people = createPersonRepository(store, holderNames.renamePerson);
  const ports = { positions: positionRepository, holders: holderNames, campusEvents };
  const unitsModule = createUnitsModule(context, ports);
  const { units } = unitsModule;
  const positions = createPositionService({ ...write, repository: positionRepository, units, holders: holderNames });
  const holders = createHoldersModule(context, { positions, people, units });
  const imports = createImportsModule(context, { unitsModule, positionRepository, holderNames, people, holders });
  const handOvers = createHandOversModule(context, { positions, units, ...told }, holders);
  const { today } = holders;
  const clubs = createClubsModule(context, { ...told, units, positions: positionRepository, people, today });
  const copies = {
    campusEvents: told.campusEvents.copy,
    people: people.copy,
    profiles: holders.profiles.copy,
    roomRequests: told.roomRequests.copy,
    unitAchievements: told.unitAchievements.copy,
    unitFeedback: told.unitFeedback.copy,
  };
  return { unitsModule, positions, holders, handOvers, others: [imports, clubs], copies };
}

/** What other services tell of what units do. */
function createToldRepositories({ store }: Pick<ServiceContext<OrgConfig>, 'store'>) {
  return {
    campusEvents: createCampusEventRepository(store),
    roomRequests: createRoomRequestRepository(store),
    unitAchievements: createUnitAchievementRepository(store),
    unitFeedback: createUnitFeedbackRepository(store),
  };
}
