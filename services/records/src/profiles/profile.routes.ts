import { calls } from '@portal/contracts';
import type { Endpoint } from '@portal/service-kit';
import { endpoint, ok } from '@portal/service-kit';
import type { ProfileService } from './profile.service';

export function profileRoutes(profiles: Pick<ProfileService, 'read' | 'change'>): Endpoint[] {
  return [
    endpoint(calls.readProfile, async ({ actor, params }) => ok(await profiles.read(actor, params.userId))),
    endpoint(calls.changeProfile, async ({ actor, body }) =>
      ok({ updatedStudent: await profiles.change(actor, body) }),
    ),
  ];
}
