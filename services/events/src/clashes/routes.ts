import { calls } from '@portal/contracts';
import type { Endpoint } from '@portal/service-kit';
import { endpoint, ok } from '@portal/service-kit';
import type { ClashService } from './service';

/** HTTP face of clashes. */
export function clashRoutes(clashes: ClashService): Endpoint[] {
  return [endpoint(calls.listClashes, async ({ query }) => ok(await clashes.list(query)))];
}
