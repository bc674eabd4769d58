import type { Role } from '@portal/contracts';
import type { EventHandler } from '@portal/service-kit';
import type { ProfileService } from './profile.service';

export const applyProfile =
  (profiles: Pick<ProfileService, 'apply'>): EventHandler<'records.profile.changed.v1'> =>
  async ({ data, actor }, session) => {
    await profiles.apply(data, actor && { userId: actor._id, name: actor.name, role: actor.role as Role }, session);
  };
