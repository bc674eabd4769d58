import { calls } from '@portal/contracts';
import { endpoint, page } from '@portal/service-kit';
import type { Endpoint } from '@portal/service-kit';
import type { FeedService } from './service';

/** HTTP face of the feed: translates, decides nothing. */
export function feedRoutes(feed: FeedService): Endpoint[] {
  return [endpoint(calls.listRecentActivities, async ({ actor, query }) => page(await feed.recent(actor, query)))];
}
