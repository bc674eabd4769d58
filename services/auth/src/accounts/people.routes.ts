import { calls } from '@portal/contracts';
import { type Endpoint, endpoint, page } from '@portal/service-kit';
import type { PeopleService } from './people.service';

export function peopleRoutes(people: PeopleService): Endpoint[] {
  return [endpoint(calls.listUsers, async ({ actor, query }) => page(await people.list(actor, query)))];
}
