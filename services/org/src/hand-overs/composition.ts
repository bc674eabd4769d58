import { MINUTE_MS } from '@portal/contracts';
import type { ServiceContext } from '@portal/service-kit';
import type { HoldersModule } from '../holders/composition';
import type { PositionsModule } from '../positions/composition';
import type { ReadCopiesModule } from '../read-copies/composition';
import type { UnitsModule } from '../units/composition';
import { createDoneMarkRepository } from './done-mark.repository';
import { createDoneMarkService } from './done-mark.service';
import { createHandOverAccess } from './hand-over-access.service';
import { createHandOverReminderService } from './hand-over-reminder.service';
import { handOverRoutes } from './hand-over.routes';
import { createHandOverService } from './hand-over.service';
import { createNotesRepository } from './notes.repository';
import { createToDoService } from './to-do.service';
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
  const toDo = createToDoService({ campusEvents, roomRequests, unitFeedback, holderLists, today });
  const unitWork = createUnitWorkService({ units, toDo });
  const access = createHandOverAccess({ positions, units, holders: repository });
  const marks = createDoneMarkRepository(store);
  const doneMarks = createDoneMarkService({ access, toDo, marks, today, transaction, clock });
  const handOvers = createHandOverService({
    access,
    holders: repository,
    holderLists,
    toDo,
    notes: createNotesRepository(store),
    marks,
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
  return { reminders, endpoints: handOverRoutes({ handOvers, doneMarks, unitWork }), jobs: [remind] };
}
