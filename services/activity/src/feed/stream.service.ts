import type { ActivityAnswer } from '@portal/contracts';
import type { StreamSource } from '../stream/service';
import type { Audience, PlacedEntry } from './domain';
import { activityAnswerOf, audienceOf, mayRead } from './domain';
import type { FeedService } from './service';

const EVERYTHING: Audience = { kind: 'everything' };

/** The feed as a live stream: what happens in somebody's area. */
export function feedSource(
  feed: Pick<FeedService, 'after' | 'lastPosition' | 'whenRecorded'>,
): StreamSource<Audience, PlacedEntry, ActivityAnswer> {
  return {
    name: 'activities',
    audienceOf,
    mayRead,
    messageOf: (entry) => ({ event: 'activity', data: activityAnswerOf(entry) }),
    lastPosition: feed.lastPosition,
    after: (position, audience, limit) => feed.after(position, audience ?? EVERYTHING, limit),
    whenRecorded: feed.whenRecorded,
  };
}
