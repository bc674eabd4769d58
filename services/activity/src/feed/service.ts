import type { ActivityAnswer, QueryOf, calls } from '@portal/contracts';
import type { Actor, Page, Session } from '@portal/service-kit';
import type { Telling } from '../sentences/domain';
import { createNudges } from '../tail/nudges.service';
import type { Audience, Envelope, PlacedEntry } from './domain';
import { activityAnswerOf, audienceOf, entryOf } from './domain';
import type { FeedRepository } from './repository';

export type { Telling } from '../sentences/domain';

export function createFeedService({ repository }: { repository: FeedRepository }) {
  const nudges = createNudges();

  /** Once is once: the second delivery of an event finds its entry there. */
  async function record(event: Envelope, telling: Telling, session: Session): Promise<void> {
    const entry = entryOf(event, telling);
    if (await repository.has(entry.id, session)) return;
    await repository.append(entry, session);
    nudges.after(session);
  }

  async function recent(
    actor: Actor,
    { type, ...request }: QueryOf<typeof calls.listRecentActivities>,
  ): Promise<Page<ActivityAnswer>> {
    const { items, ...page } = await repository.page({ audience: audienceOf(actor), type }, request);
    return { ...page, items: items.map(activityAnswerOf) };
  }

  /** In the order of arrival, for streams. */
  const after = (position: number, audience: Audience, limit: number): Promise<PlacedEntry[]> =>
    repository.after(position, audience, limit);

  return { record, recent, after, lastPosition: repository.lastPosition, whenRecorded: nudges.whenWritten };
}

export type FeedService = ReturnType<typeof createFeedService>;
