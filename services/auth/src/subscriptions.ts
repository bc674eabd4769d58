import type { Subscriptions } from '@portal/service-kit';
import { applyProfile, applyUnit } from './directory/handlers';
import type { ProfileService } from './directory/profiles.service';
import type { UnitService } from './directory/units.service';

/** Every event of other services that auth handles. */
export function subscriptions({ units, profiles }: { units: UnitService; profiles: ProfileService }): Subscriptions {
  return {
    'org.unit.created.v1': [{ name: 'keep-unit', handle: applyUnit(units) }],
    'records.profile.changed.v1': [{ name: 'take-profile-over', handle: applyProfile(profiles) }],
  };
}
