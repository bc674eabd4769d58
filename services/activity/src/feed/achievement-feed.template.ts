import { unitCategoryOf, type CloudEvent, type EventName } from '@portal/contracts';
import type { FeedEntryText } from './feed.domain';

type Described<N extends EventName> = Pick<CloudEvent<N>, 'actor' | 'data'>;
type Decided = Described<'records.achievement.verified.v1' | 'records.achievement.verification-withdrawn.v1'>;

export function describeAchievementVerified({
  actor,
  data,
}: Described<'records.achievement.verified.v1'>): FeedEntryText {
  const what = `${data.name}'s achievement: ${data.title}`;
  return { ...achievementEntry(data), description: actor ? `${actor.name} verified ${what}` : `Verified: ${what}` };
}

export function describeVerificationWithdrawn({
  actor,
  data,
}: Described<'records.achievement.verification-withdrawn.v1'>): FeedEntryText {
  const what = `the verification of ${data.name}'s achievement: ${data.title}`;
  return { ...achievementEntry(data), description: actor ? `${actor.name} withdrew ${what}` : `Withdrawn: ${what}` };
}

/** Seen by those who decide about achievements of its type, and by the coordinator of the unit of its event. */
function achievementEntry(data: Decided['data']): Omit<FeedEntryText, 'description'> {
  const { achievementId: id, title: name, type, event, unit = null } = data;
  return {
    type: 'approval',
    subject: { kind: 'achievement', id, name },
    // Coordinators have no panel of endorsements; everyone can open the event.
    link: event ? `/events/${event.id}` : '/gensec-endorse',
    unit,
    categories: [unitCategoryOf(type)],
  };
}
