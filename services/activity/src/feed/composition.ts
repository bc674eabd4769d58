import type { ServiceContext } from '@portal/service-kit';
import { createSequence } from '../stream/composition';
import { createFeedRepository } from './feed.repository';
import { feedRoutes } from './feed.routes';
import { createFeedService } from './feed.service';

export function createFeedModule(context: ServiceContext<unknown>) {
  const sequence = createSequence(context, 'feed');
  const feed = createFeedService({ repository: createFeedRepository(context.store, sequence), sequence });
  return { feed, endpoints: feedRoutes(feed) };
}
