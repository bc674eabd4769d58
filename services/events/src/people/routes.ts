import { calls } from '@portal/contracts';
import type { Endpoint } from '@portal/service-kit';
import { endpoint, page } from '@portal/service-kit';
import type { PersonService } from './service';

/** HTTP face of the people an event can name: translates, decides nothing. */
export function personRoutes(people: PersonService): Endpoint[] {
  return [endpoint(calls.listPickablePeople, async ({ query }) => page(await people.list(query)))];
}
