import type { ActivityAnswer } from '@portal/contracts';
import type { FeedEntry } from './feed.domain';

export function activityAnswerOf(entry: FeedEntry): ActivityAnswer {
  const { id, type, description, at, actor, subject, link, unit } = entry;
  return {
    _id: id,
    type,
    description,
    timestamp: at.toISOString(),
    actor: actor && { _id: actor.id, name: actor.name },
    subject: { kind: subject.kind, _id: subject.id, name: subject.name },
    link,
    unit: unit && { _id: unit.id, name: unit.name, category: unit.category },
  };
}
