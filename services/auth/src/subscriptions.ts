import type { Subscriptions } from '@portal/service-kit';
import { unitHandlers } from './units/handlers';
import type { UnitService } from './units/service';

/** Everything auth hears from other services. */
export function subscriptions({ units }: { units: UnitService }): Subscriptions {
  const { keepUnit } = unitHandlers(units);
  return { 'org.unit.created.v1': [{ name: 'keep-unit', handle: keepUnit }] };
}
