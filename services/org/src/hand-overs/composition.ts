import { MINUTE_MS } from '@portal/contracts';
import type { ServiceContext } from '@portal/service-kit';
import type { HoldersModule } from '../holders/composition';
import type { PositionsModule } from '../positions/composition';
import type { ReadCopiesModule } from '../read-copies/composition';
import type { UnitsModule } from '../units/composition';
import { createHandOverReminderService } from './hand-over-reminder.service';
import { handOverRoutes } from './hand-over.routes';
import { createHandOverService } from './hand-over.service';
import { createNotesRepository } from './notes.repository';
import { createUnitWorkService } from './unit-work.service';

const REMINDER_INTERVAL_MS = 10 * MINUTE_MS;

interface Dependencies {
  units: UnitsModule;
  positions: PositionsModule;
  holders: HoldersModule;
  readCopies: ReadCopiesModule;
}

export function createHandOversModule(
  { store, outbox, transaction, clock, settings: { tenureStartMonth: startMonth } }: ServiceContext<unknown>,
  { units: { units }, positions: { positions, today }, holders, readCopies }: Dependencies,
) {
  const { repository, lists: holderLists } = holders;
  const { campusEvents, roomRequests, unitFeedback } = readCopies;
  const unitWork = createUnitWorkService({ units, campusEvents, roomRequests, unitFeedback, today });
  const handOvers = createHandOverService({
    positions,
    units,
    holders: repository,
    holderLists,
    roomRequests,
    unitWork,
    notes: createNotesRepository(store),
    today,
    startMonth,
    transaction,
    clock,
  });
  const reminders = createHandOverReminderService({
    holders: repository,
    today,
    startMonth,
    outbox,
    transaction,
    clock,
  });
  const remind = {
    name: 'remind of hand-overs',
    intervalMs: REMINDER_INTERVAL_MS,
    run: async () => void (await reminders.remind()),
  };
  return { reminders, endpoints: handOverRoutes(handOvers, unitWork), jobs: [remind] };
}
