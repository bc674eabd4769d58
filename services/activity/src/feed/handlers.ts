import type { CloudEvent, EventName } from '@portal/contracts';
import type { EventHandler } from '@portal/service-kit';
import type { FeedService, Telling } from './service';

/** Every event the feed knows becomes an entry in the same way; only the sentence differs. */
export function recordEntry<N extends EventName>(
  feed: Pick<FeedService, 'record'>,
  tell: (event: CloudEvent<N>) => Telling,
): EventHandler<N> {
  return (event, session) => feed.record(event, tell(event), session);
}
