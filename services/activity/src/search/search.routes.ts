import { calls } from '@portal/contracts';
import type { Endpoint } from '@portal/service-kit';
import { endpoint, ok } from '@portal/service-kit';
import type { SearchService } from './search.service';

export function searchRoutes(search: Pick<SearchService, 'search'>): Endpoint[] {
  return [endpoint(calls.search, async ({ actor, query }) => ok(await search.search(actor, query)))];
}
