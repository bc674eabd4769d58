import { calls } from '@portal/contracts';
import { endpoint, page } from '@portal/service-kit';
import type { Endpoint } from '@portal/service-kit';
import type { FeedService } from './feed.service';

export function feedRoutes(feed: Pick<FeedService, 'list'>): Endpoint[] {
  return [endpoint(calls.listRecentActivities, async ({ actor, query }) => page(await feed.list(actor, query)))];
}
