import type { NamedHandler, Subscriptions } from '@portal/service-kit';
import { applyProfile } from './directory/directory.handlers';
import type { ProfileService } from './directory/profile.service';
import type { UnitService } from './directory/unit.service';

/** Every event of other services that auth handles. */
export function subscriptions({ units, profiles }: { units: UnitService; profiles: ProfileService }): Subscriptions {
  const unit: NamedHandler<'org.unit.created.v1' | 'org.unit.changed.v1'> = { name: 'keep-unit', handle: units.apply };
  return {
    'org.unit.created.v1': [unit],
    'org.unit.changed.v1': [unit],
    'records.profile.changed.v1': [{ name: 'take-profile-over', handle: applyProfile(profiles) }],
  };
}
