import { calls } from '@portal/contracts';
import type { Endpoint } from '@portal/service-kit';
import { endpoint, ok } from '@portal/service-kit';
import type { SearchService } from './service';

/** HTTP face of search: translates, decides nothing. */
export function searchRoutes(search: SearchService): Endpoint[] {
  return [endpoint(calls.search, async ({ actor, query }) => ok(await search.search(actor, query)))];
}
