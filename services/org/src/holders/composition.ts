import { createCountCache, createKeyedMutex, type ServiceContext } from '@portal/service-kit';
import type { OrgConfig } from '../config';
import type { PositionsModule } from '../positions/composition';
import type { ReadCopiesModule } from '../read-copies/composition';
import type { UnitsModule } from '../units/composition';
import { createAppointmentService } from './appointment.service';
import { createHolderListRepository, type HolderListRepository } from './holder-list.repository';
import { createHolderStatisticsRepository } from './holder-statistics.repository';
import { createHolderRepository, type HolderRepository } from './holder.repository';
import { holderRoutes } from './holder.routes';
import { createHolderService } from './holder.service';
import { createHolderWriter } from './holder.writer';
import { createOfficeBearerService } from './office-bearer.service';
import { createTenureEndService } from './tenure-end.service';

/** For the modules below, which count holders and change what their records hold. */
export function createHolderRepositories({ store, clock }: ServiceContext<unknown>) {
  const countCache = createCountCache(clock);
  return {
    holderRepository: createHolderRepository(store, countCache),
    holderLists: createHolderListRepository(store, countCache),
  };
}

interface Dependencies {
  repository: HolderRepository;
  lists: HolderListRepository;
  units: UnitsModule;
  positions: PositionsModule;
  readCopies: ReadCopiesModule;
}

export type HoldersModule = ReturnType<typeof createHoldersModule>;

export function createHoldersModule(
  { config, store, outbox, transaction, clock }: ServiceContext<OrgConfig>,
  { repository, lists, units: { units }, positions: { positions, today }, readCopies }: Dependencies,
) {
  const { people, profiles } = readCopies;
  const writer = createHolderWriter({ repository, outbox, clock });
  const appointments = createAppointmentService({
    repository,
    writer,
    positions,
    people,
    today,
    transaction,
    clock,
    runExclusive: createKeyedMutex(),
  });
  const holders = createHolderService({ repository, lists, writer, positions, appointments, transaction, clock });
  const officeBearers = createOfficeBearerService({ lists, profiles, units, today });
  const tenureEnds = createTenureEndService({ repository, writer, today, transaction, clock });
  const completeTenures = {
    name: 'complete tenures',
    intervalMs: config.ORG_TENURE_ENDS_EVERY_MS,
    run: async () => void (await tenureEnds.completeTenures()),
  };
  const endpoints = holderRoutes({ holders, appointments, officeBearers });
  const statistics = createHolderStatisticsRepository(store);
  return { repository, lists, statistics, writer, appointments, tenureEnds, endpoints, jobs: [completeTenures] };
}
