import { MINUTE_MS } from '@portal/contracts';
import type { ServiceContext } from '@portal/service-kit';
import type { OrgConfig } from '../config';
import type { HolderRepository } from '../holders/holder.repository';
import type { CurrentTenure } from '../positions/current-tenure.service';
import { createHandOverReminderService } from './hand-over-reminder.service';
import { handOverRoutes } from './hand-over.routes';
import { createHandOverService, type HandOverSources } from './hand-over.service';
import { createNotesRepository } from './notes.repository';
import { createUnitWorkService, type UnitWorkSources } from './unit-work.service';

const REMINDER_INTERVAL_MS = 10 * MINUTE_MS;

interface Dependencies extends Omit<HandOverSources, 'unitWork'>, UnitWorkSources {
  holders: HolderRepository;
  today: CurrentTenure;
}

export type HandOversModule = ReturnType<typeof createHandOversModule>;

export function createHandOversModule(
  { store, outbox, transaction, clock, settings }: ServiceContext<OrgConfig>,
  sources: Dependencies,
) {
  const shared = { ...sources, startMonth: settings.tenureStartMonth, transaction, clock };
  const unitWork = createUnitWorkService(sources);
  const handOvers = createHandOverService({ ...shared, unitWork, notes: createNotesRepository(store) });
  const reminders = createHandOverReminderService({ ...shared, outbox });
  const remind = {
    name: 'remind of hand-overs',
    intervalMs: REMINDER_INTERVAL_MS,
    run: async () => void (await reminders.remind()),
  };
  return { reminders, endpoints: handOverRoutes(handOvers, unitWork), jobs: [remind] };
}
