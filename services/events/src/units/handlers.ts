import type { EventHandler } from '@portal/service-kit';
import type { UnitRepository } from './repository';

/** Keeps the copy of units from what the org service tells. */
export function unitHandlers(units: UnitRepository) {
  const keepUnit: EventHandler<'org.unit.created.v1'> = (event, session) => units.keepNewest(event.data, session);
  return { keepUnit };
}
