import { MINUTE_MS } from '@portal/contracts';
import type { ServiceContext } from '@portal/service-kit';
import type { OrgConfig } from '../config';
import type { HoldersModule } from '../holders/composition';
import { createHandOverReminderService } from './hand-over-reminder.service';
import { handOverRoutes } from './hand-over.routes';
import { createHandOverService, type HandOverSources } from './hand-over.service';
import { createNotesRepository } from './notes.repository';
import { createUnitWorkService, type UnitWorkSources } from './unit-work.service';

const REMINDER_INTERVAL_MS = 10 * MINUTE_MS;

export type HandOversModule = ReturnType<typeof createHandOversModule>;

export function createHandOversModule(
  { store, outbox, transaction, clock, settings }: ServiceContext<OrgConfig>,
  sources: Omit<HandOverSources, 'holders' | 'unitWork'> & UnitWorkSources,
  { repository: holders, today }: Pick<HoldersModule, 'repository' | 'today'>,
) {
  const shared = { holders, today, startMonth: settings.tenureStartMonth, transaction, clock };
  const unitWork = createUnitWorkService({ ...sources, today });
  const handOvers = createHandOverService({ ...shared, ...sources, unitWork, notes: createNotesRepository(store) });
  const reminders = createHandOverReminderService({ ...shared, outbox });
  const remind = {
    name: 'remind of hand-overs',
    intervalMs: REMINDER_INTERVAL_MS,
    run: async () => void (await reminders.remind()),
  };
  return { reminders, endpoints: handOverRoutes(handOvers, unitWork), jobs: [remind] };
}
