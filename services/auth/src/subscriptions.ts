import type { Subscriptions } from '@portal/service-kit';
import { applyProfile, applyUnit } from './directory/directory.handlers';
import type { ProfileService } from './directory/profile.service';
import type { UnitService } from './directory/unit.service';

/** Every event of other services that auth handles. */
export function subscriptions({ units, profiles }: { units: UnitService; profiles: ProfileService }): Subscriptions {
  return {
    'org.unit.created.v1': [{ name: 'keep-unit', handle: applyUnit(units) }],
    'records.profile.changed.v1': [{ name: 'take-profile-over', handle: applyProfile(profiles) }],
  };
}
