import { calls, type ActivityAnswer, type CloudEvent, type QueryOf } from '@portal/contracts';
import type { Actor, Page, Session } from '@portal/service-kit';
import { idFrom, scopeOf } from '@portal/service-kit';
import type { Sequence } from '../stream/sequence.ports';
import type { StreamSource } from '../stream/stream.service';
import type { FeedEntryText, StoredFeedEntry } from './feed.domain';
import { activityAnswerOf } from './feed.presenter';
import type { FeedRepository } from './feed.repository';

interface Dependencies {
  repository: FeedRepository;
  sequence: Sequence;
}

export type FeedService = ReturnType<typeof createFeedService>;

export function createFeedService({ repository, sequence }: Dependencies) {
  /** The id follows from the event's, so that an event that comes twice is one entry. */
  async function record(
    { id, time, actor }: Pick<CloudEvent, 'id' | 'time' | 'actor'>,
    text: FeedEntryText,
    session: Session,
  ): Promise<void> {
    const by = actor && { id: actor._id, name: actor.name };
    await repository.addIfNew({ ...text, id: idFrom(id), at: new Date(time), actor: by }, session);
  }

  async function list(
    actor: Actor,
    { type, ...request }: QueryOf<typeof calls.listRecentActivities>,
  ): Promise<Page<ActivityAnswer>> {
    const page = await repository.list(scopeOf(actor, calls.listRecentActivities), type, request);
    return { ...page, items: page.items.map(activityAnswerOf) };
  }

  const stream: StreamSource<StoredFeedEntry, ActivityAnswer> = {
    call: calls.streamActivities,
    sequence,
    findAfter: repository.findAfter,
    messageOf: (entry) => ({ event: 'activity', data: activityAnswerOf(entry) }),
  };

  return { record, list, stream };
}
