import type { EventHandler } from '@portal/service-kit';
import type { UnitService } from './service';

/** Keeps the copy of units from what the org service tells. */
export function unitHandlers(units: Pick<UnitService, 'keep'>) {
  const keepUnit: EventHandler<'org.unit.created.v1'> = (event, session) => units.keep(event.data, session);
  return { keepUnit };
}
