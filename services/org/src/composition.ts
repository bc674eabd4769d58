import { createCountCache, type ReadCopy, type ServiceContext } from '@portal/service-kit';
import { createCampusEventRepository } from './read-copies/campus-event.repository';
import { createCampusEventService } from './read-copies/campus-event.service';
import { createClubsModule } from './clubs/composition';
import type { OrgConfig } from './config';
import { createHandOversModule } from './hand-overs/composition';
import { createHoldersModule } from './holders/composition';
import { createHolderListRepository } from './holders/holder-list.repository';
import { createHolderRepository } from './holders/holder.repository';
import { createImportsModule } from './imports/composition';
import { createPersonRepository } from './read-copies/person.repository';
import { createProfileRepository } from './read-copies/profile.repository';
import { createPositionsModule } from './positions/composition';
import { createPositionRepository } from './positions/position.repository';
import { createRoomRequestRepository } from './read-copies/room-request.repository';
import { createStatisticsModule } from './statistics/composition';
import { createUnitAchievementRepository } from './read-copies/unit-achievement.repository';
import { createUnitFeedbackRepository } from './read-copies/unit-feedback.repository';
import { createUnitsModule } from './units/composition';

/** Every module with what it needs of the others. */
export function createModules(context: ServiceContext<OrgConfig>) {
  const repositories = createRepositories(context);
  const aggregates = createAggregates(context, repositories);
  const { units, positions, holders } = aggregates;
  const { campusEvents, roomRequests, unitAchievements, unitFeedback, people, holderLists } = repositories;
  const { today } = holders;
  const shared = { units: units.units, campusEvents, unitFeedback, today };
  return {
    modules: {
      ...aggregates,
      handOvers: createHandOversModule(context, {
        ...shared,
        positions: positions.positions,
        holders: repositories.holders,
        holderLists,
        roomRequests,
      }),
      imports: createImportsModule(context, {
        units,
        positions: { repository: repositories.positions, writer: positions.writer },
        holders: { repository: repositories.holders, writer: holders.writer },
        people,
        today,
      }),
      clubs: createClubsModule(context, {
        ...shared,
        positions: repositories.positions,
        holders: holderLists,
        unitAchievements,
        people,
      }),
      statistics: createStatisticsModule(context, units),
    },
    copies: copiesOf(repositories),
  };
}

function createAggregates(
  context: ServiceContext<OrgConfig>,
  { positions: positionRepository, holders: holderRepository, holderLists: lists, ...others }: Repositories,
) {
  const units = createUnitsModule(context, {
    positions: positionRepository,
    holders: holderRepository,
    campusEvents: createCampusEventService({ repository: others.campusEvents, clock: context.clock }),
  });
  const positions = createPositionsModule(context, {
    repository: positionRepository,
    units: units.units,
    holders: holderRepository,
  });
  const holders = createHoldersModule(context, {
    repository: holderRepository,
    lists,
    positions: positions.positions,
    people: others.people,
    profiles: others.profiles,
    units: units.units,
  });
  return { units, positions, holders };
}

type Repositories = ReturnType<typeof createRepositories>;

function createRepositories({ store, clock }: ServiceContext<OrgConfig>) {
  const holderCounts = createCountCache(clock);
  const holders = createHolderRepository(store, holderCounts);
  return {
    positions: createPositionRepository(store, createCountCache(clock)),
    holders,
    holderLists: createHolderListRepository(store, holderCounts),
    people: createPersonRepository(store, holders.syncPersonDetails),
    profiles: createProfileRepository(store),
    campusEvents: createCampusEventRepository(store),
    roomRequests: createRoomRequestRepository(store),
    unitAchievements: createUnitAchievementRepository(store),
    unitFeedback: createUnitFeedbackRepository(store),
  };
}

function copiesOf({ campusEvents, people, profiles, roomRequests, unitAchievements, unitFeedback }: Repositories) {
  const copied = [campusEvents, people, profiles, roomRequests, unitAchievements, unitFeedback];
  return copied.map(({ copy }): ReadCopy => copy);
}
