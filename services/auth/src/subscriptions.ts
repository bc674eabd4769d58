import type { Subscriptions } from '@portal/service-kit';
import { profileHandlers } from './profiles/handlers';
import type { ProfileService } from './profiles/service';
import { unitHandlers } from './units/handlers';
import type { UnitService } from './units/service';

/** Everything auth hears from other services. */
export function subscriptions({ units, profiles }: { units: UnitService; profiles: ProfileService }): Subscriptions {
  const { takeProfileOver } = profileHandlers(profiles);
  const { keepUnit } = unitHandlers(units);
  return {
    'org.unit.created.v1': [{ name: 'keep-unit', handle: keepUnit }],
    'records.profile.changed.v1': [{ name: 'take-profile-over', handle: takeProfileOver }],
  };
}
