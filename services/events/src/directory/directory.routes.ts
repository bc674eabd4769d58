import { calls } from '@portal/contracts';
import type { Endpoint } from '@portal/service-kit';
import { endpoint, page } from '@portal/service-kit';
import type { DirectoryService } from './directory.service';

export function directoryRoutes(directory: DirectoryService): Endpoint[] {
  return [
    endpoint(calls.listPickableUnits, async ({ actor, query }) => page(await directory.listUnits(actor, query))),
    endpoint(calls.listPickablePeople, async ({ query }) => page(await directory.listPeople(query))),
  ];
}
