import type { CloudEvent, EventName, NotificationKind } from '@portal/contracts';
import type { PersonalNotification } from './notification.domain';

type Described<N extends EventName> = Pick<CloudEvent<N>, 'actor' | 'data'>;
type Achievement = CloudEvent<'records.achievement.added.v1'>['data'];

export function achievementVerified({
  actor,
  data,
}: Described<'records.achievement.verified.v1'>): PersonalNotification {
  const who = actor ? `${actor.name} verified your achievement` : 'Your achievement was verified';
  return aboutAchievement(data, 'achievement-verified', `${who}: ${data.title}`);
}

export function achievementReturned({
  actor,
  data,
}: Described<'records.achievement.returned.v1'>): PersonalNotification {
  const who = actor ? `${actor.name} returned your achievement` : 'Your achievement was returned';
  return aboutAchievement(data, 'achievement-returned', `${who}: ${data.title}. ${data.reason}`);
}

export function verificationWithdrawn({
  actor,
  data,
}: Described<'records.achievement.verification-withdrawn.v1'>): PersonalNotification {
  const what = `the verification of your achievement: ${data.title}. ${data.reason}`;
  const description = actor ? `${actor.name} withdrew ${what}` : `Withdrawn: ${what}`;
  return aboutAchievement(data, 'verification-withdrawn', description);
}

function aboutAchievement({ userId }: Achievement, kind: NotificationKind, description: string): PersonalNotification {
  return { kind, userId, link: '/view-achievements', description };
}
