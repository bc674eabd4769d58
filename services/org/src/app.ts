import { createCountCache, createServiceApp, type ServiceContext, type ServiceParts } from '@portal/service-kit';
import { createCampusEventRepository } from './campus-events/campus-event.repository';
import { createCampusEventService } from './campus-events/campus-event.service';
import { createClubsModule } from './clubs/composition';
import type { OrgConfig } from './config';
import { createHandOversModule, type HandOversModule } from './hand-overs/composition';
import { createHoldersModule, type HoldersModule } from './holders/composition';
import { createHolderNamesRepository } from './holders/holder-names.repository';
import { createImportsModule } from './imports/composition';
import { createPersonRepository } from './people/person.repository';
import { createPositionRepository } from './positions/position.repository';
import { positionRoutes } from './positions/position.routes';
import { createPositionService, type PositionService } from './positions/position.service';
import { createRoomRequestRepository } from './room-requests/room-request.repository';
import { orgSubscriptions } from './subscriptions';
import { createUnitFeedbackRepository } from './unit-feedback/unit-feedback.repository';
import { createUnitChangeService, type UnitChangeService } from './units/unit-change.service';
import { createUnitRepository } from './units/unit.repository';
import { unitRoutes } from './units/unit.routes';
import { createUnitService, type UnitService } from './units/unit.service';

/** The use cases that others in the same process call without HTTP. */
export interface OrgUseCases {
  createUnit: UnitService['create'];
  changeUnit: UnitChangeService['change'];
  addPosition: PositionService['add'];
  appointHolder: HoldersModule['appointments']['appoint'];
  completeTenures: HoldersModule['tenureEnds']['completeTenures'];
  remindOfHandOvers: HandOversModule['reminders']['remind'];
}

export function buildApp(context: ServiceContext<OrgConfig>): ServiceParts<OrgUseCases> {
  const { units, unitChanges, positions, holders, handOvers, others, copies } = createModules(context);
  const modules = [holders, handOvers, ...others].flatMap((module) => module.endpoints);
  const endpoints = [...unitRoutes(units, unitChanges), ...positionRoutes(positions), ...modules];
  return {
    http: createServiceApp({ ...context, endpoints }),
    subscriptions: orgSubscriptions(copies),
    readCopies: Object.values(copies),
    useCases: {
      createUnit: units.create,
      changeUnit: unitChanges.change,
      addPosition: positions.add,
      appointHolder: holders.appointments.appoint,
      completeTenures: holders.tenureEnds.completeTenures,
      remindOfHandOvers: handOvers.reminders.remind,
    },
    jobs: [...holders.jobs, ...handOvers.jobs],
  };
}

function createModules(context: ServiceContext<OrgConfig>) {
  const { store, settings, outbox, transaction, clock } = context;
  const write = { settings, outbox, transaction, clock };
  const campusEventRepository = createCampusEventRepository(store);
  const campusEvents = createCampusEventService({ repository: campusEventRepository, clock });
  const positionRepository = createPositionRepository(store, createCountCache(clock));
  const holderNames = createHolderNamesRepository(store);
  const people = createPersonRepository(store, holderNames.renamePerson);
  const unitRepository = createUnitRepository(store);
  const ports = { positions: positionRepository, holders: holderNames, campusEvents };
  const units = createUnitService({ ...write, ...ports, repository: unitRepository });
  const unitChanges = createUnitChangeService({ ...write, ...ports, repository: unitRepository, units });
  const positions = createPositionService({ ...write, repository: positionRepository, units, holders: holderNames });
  const holders = createHoldersModule(context, { positions, people, units });
  const imports = createImportsModule(context, { unitRepository, positionRepository, holderNames, people, holders });
  const roomRequests = createRoomRequestRepository(store);
  const unitFeedback = createUnitFeedbackRepository(store);
  const work = { campusEvents: campusEventRepository, roomRequests, unitFeedback };
  const handOvers = createHandOversModule(context, { positions, units, ...work }, holders);
  const copies = {
    campusEvents: campusEventRepository.copy,
    people: people.copy,
    profiles: holders.profiles.copy,
    roomRequests: roomRequests.copy,
    unitFeedback: unitFeedback.copy,
  };
  const others = [imports, createClubsModule(context, { units, campusEvents })];
  return { units, unitChanges, positions, holders, handOvers, others, copies };
}
