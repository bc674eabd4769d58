import { subscriptionsOf, type Subscriptions } from '@portal/service-kit';
import { applyProfile } from './directory/directory.handlers';
import type { ProfileService } from './directory/profile.service';
import type { UnitService } from './directory/unit.service';

/** Every event of other services that auth handles. */
export function subscriptions({ units, profiles }: { units: UnitService; profiles: ProfileService }): Subscriptions {
  return {
    ...subscriptionsOf(units.copy, 'keep-unit'),
    'records.profile.changed.v1': [{ name: 'take-profile-over', handle: applyProfile(profiles) }],
  };
}
