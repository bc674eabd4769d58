import { calls } from '@portal/contracts';
import { type Endpoint, endpoint, ok, page, withRevocationHeader } from '@portal/service-kit';
import type { PersonService } from './person.service';
import type { ProfileService } from './profile.service';
import type { UnitService } from './unit.service';

interface Dependencies {
  people: PersonService;
  profiles: Pick<ProfileService, 'claimStudentId' | 'applyOwn'>;
  units: Pick<UnitService, 'findByUsername' | 'listLeaders'>;
}

export function directoryRoutes({ people, profiles, units }: Dependencies): Endpoint[] {
  return [
    endpoint(calls.listUsers, async ({ actor, query }) => page(await people.list(actor, query))),

    endpoint(calls.listUnitLeaders, async ({ params }) => ok(await units.listLeaders(params.id))),

    endpoint(calls.findCoordinatorUnit, async ({ params }) =>
      ok({ unit: await units.findByUsername(params.username) }),
    ),

    endpoint(calls.claimStudentId, async ({ actor, body }) => {
      await profiles.claimStudentId(actor, body.studentId);
      return ok(body);
    }),

    endpoint(calls.applyProfile, async ({ actor, body }) => {
      const { user, revoked } = await profiles.applyOwn(actor, body);
      return ok({ user }, withRevocationHeader(revoked));
    }),
  ];
}
