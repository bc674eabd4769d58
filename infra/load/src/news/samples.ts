import { randomBytes } from 'node:crypto';
import type { EventName } from '@portal/contracts';
import type { NewEvent } from '@portal/service-kit';
import { eventFixtures } from '@portal/test-kit';

/** An event as a service would write it, about something of its own. */
export type Sample = NewEvent<EventName>;

/** A busy hour of a campus: what appears in the feed, and what is only noted or sent to one person. */
const MIX: readonly EventName[] = [
  'events.event.created.v1',
  'events.registration.joined.v1',
  'events.event.changed.v1',
  'records.user-skill.claimed.v1',
  'events.room-request.submitted.v1',
  'feedback.feedback.given.v1',
  'events.registration.joined.v1',
  'org.position.created.v1',
  'events.room-request.approved.v1',
  'records.user-skill.endorsed.v1',
  'feedback.feedback.resolved.v1',
  'events.registration.checked-in.v1',
  'org.holder.appointed.v1',
  'records.achievement.verified.v1',
];

const NOT_IN_FEED = ['events.registration.', 'records.user-skill.claimed', 'feedback.feedback.given'];

export function isInFeed(type: EventName): boolean {
  return !NOT_IN_FEED.some((name) => type.startsWith(name));
}

/** The n-th event of the mix, whose subject nothing else has. */
export function sampleOf(number: number): Sample {
  const type = MIX[number % MIX.length];
  const fixture = eventFixtures.find((each) => each.type === type);
  if (!fixture) throw new Error(`There is no fixture of ${type}.`);
  const { subject, data, actor } = fixture;
  const own = randomBytes(12).toString('hex');
  const renamed: unknown = JSON.parse(JSON.stringify(data).replaceAll(subject, own));
  const by = actor && { userId: actor._id, name: actor.name, role: actor.role };
  return { type: fixture.type, subject: own, data: renamed, actor: by } as Sample;
}
