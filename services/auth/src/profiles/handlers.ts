import type { EventHandler } from '@portal/service-kit';
import type { ProfileService } from './service';

export function profileHandlers(profiles: ProfileService) {
  const takeProfileOver: EventHandler<'records.profile.changed.v1'> = async ({ data }, session) =>
    void (await profiles.takeOver(data, session));
  return { takeProfileOver };
}
