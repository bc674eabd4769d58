import { calls } from '@portal/contracts';
import { type Endpoint, endpoint, ok, withRevocationHeader } from '@portal/service-kit';
import type { RoleService } from './role.service';

export function roleRoutes(roles: Pick<RoleService, 'change' | 'history'>): Endpoint[] {
  return [
    endpoint(calls.changeRole, async ({ actor, params, body }) => {
      const { person, revoked } = await roles.change(actor, params.id, body);
      return ok(person, withRevocationHeader(revoked));
    }),

    endpoint(calls.listRoleHistory, async ({ params }) => ok(await roles.history(params.id))),
  ];
}
