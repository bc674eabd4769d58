import type { CloudEvent, EventName } from '@portal/contracts';
import type { Subscriptions } from '@portal/service-kit';
import * as eventChange from './event-changes/event-change.domain';
import * as achievementText from './feed/achievement-feed.template';
import * as endorsementText from './feed/endorsement.template';
import * as feedText from './feed/feed.template';
import * as verificationText from './notifications/achievement-notification.template';
import * as decisionText from './notifications/endorsement.template';
import * as notificationText from './notifications/notification.template';
import { personOf } from './people/person.domain';
import { handlersOf, type ReactionDependencies } from './reactions/composition';
import type { Reaction } from './reactions/reaction.domain';
import * as searchEntry from './search/search-entry.domain';
import * as waiting from './waiting/waiting.domain';

const claim = { audit: 'change', waits: waiting.ofClaim } as const;
const achievement = { audit: 'change', waits: waiting.ofAchievement, changes: eventChange.ofAchievement } as const;
const proposal = { audit: 'change', waits: waiting.ofProposedSkill } as const;

const reactions: { [N in EventName]: Reaction<N> } = {
  'auth.account.registered.v1': { audit: 'change', search: searchEntry.entryOfAccount, person: personOf },
  'auth.account.changed.v1': { audit: 'change', search: searchEntry.entryOfAccount, person: personOf },
  'auth.account.role-changed.v1': {
    audit: 'change',
    feed: feedText.describeRoleChanged,
    notify: notificationText.roleChanged,
    search: searchEntry.entryOfAccount,
    person: personOf,
  },
  'auth.session.started.v1': { audit: 'occurrence' },
  'auth.session.ended.v1': { audit: 'occurrence' },
  'auth.password.changed.v1': { audit: 'occurrence' },
  'auth.email.confirmed.v1': { audit: 'occurrence' },
  'records.profile.changed.v1': { audit: 'change' },
  'records.skill.added.v1': { ...proposal, search: searchEntry.entryOfProposedSkill },
  'records.skill.endorsed.v1': {
    audit: 'change',
    feed: endorsementText.describeSkillEndorsed,
    search: searchEntry.entryOfSkill,
    waits: waiting.ofEndorsedSkill,
  },
  'records.user-skill.claimed.v1': claim,
  'records.user-skill.changed.v1': claim,
  'records.user-skill.endorsed.v1': {
    ...claim,
    feed: endorsementText.describeClaimEndorsed,
    notify: decisionText.claimEndorsed,
  },
  'records.user-skill.returned.v1': { ...claim, notify: decisionText.claimReturned },
  'records.user-skill.endorsement-withdrawn.v1': {
    ...claim,
    feed: endorsementText.describeEndorsementWithdrawn,
    notify: decisionText.endorsementWithdrawn,
  },
  'records.user-skill.withdrawn.v1': { audit: { status: 'removed' }, waits: waiting.ofWithdrawnClaim },
  'records.shared-record.created.v1': { audit: 'change' },
  'records.shared-record.ended.v1': { audit: { status: 'ended' } },
  'records.achievement.added.v1': achievement,
  'records.achievement.changed.v1': achievement,
  'records.achievement.verified.v1': {
    ...achievement,
    feed: achievementText.describeAchievementVerified,
    notify: verificationText.achievementVerified,
  },
  'records.achievement.returned.v1': { ...achievement, notify: verificationText.achievementReturned },
  'records.achievement.verification-withdrawn.v1': {
    ...achievement,
    feed: achievementText.describeVerificationWithdrawn,
    notify: verificationText.verificationWithdrawn,
  },
  'records.achievement.withdrawn.v1': {
    audit: { status: 'removed' },
    waits: waiting.ofWithdrawnAchievement,
    changes: eventChange.ofAchievement,
  },
  'org.unit.created.v1': { audit: 'change', feed: feedText.describeUnitCreated, search: searchEntry.entryOfUnit },
  'org.unit.changed.v1': { audit: 'change', feed: feedText.describeUnitChanged, search: searchEntry.entryOfUnit },
  'org.position.created.v1': {
    audit: 'change',
    feed: feedText.describePositionAdded,
    search: searchEntry.entryOfPosition,
  },
  'org.position.changed.v1': {
    audit: 'change',
    feed: feedText.describePositionChanged,
    search: searchEntry.entryOfPosition,
  },
  'org.position.removed.v1': {
    audit: { status: 'removed' },
    feed: feedText.describePositionRemoved,
    search: searchEntry.entryOfRemovedPosition,
  },
  'org.holder.appointed.v1': {
    audit: 'change',
    feed: feedText.describeHolderAppointed,
    notify: notificationText.holderAppointed,
  },
  'org.holder.claimed.v1': { audit: 'change', notifySecretaries: notificationText.holderClaimed },
  'org.holder.confirmed.v1': {
    audit: 'change',
    feed: feedText.describeHolderConfirmed,
    notify: notificationText.holderConfirmed,
  },
  'org.holder.refused.v1': { audit: 'change', notify: notificationText.holderRefused },
  'org.holder.changed.v1': { audit: 'change' },
  'org.holder.ended.v1': { audit: 'change', feed: feedText.describeHolderEnded, notify: notificationText.holderEnded },
  'org.holder.removed.v1': { audit: { status: 'removed' } },
  'org.holder.hand-over-due.v1': { audit: 'none', notify: notificationText.handOverDue },
  'events.event.created.v1': {
    audit: 'change',
    feed: feedText.describeEventCreated,
    search: searchEntry.entryOfCampusEvent,
    changes: eventChange.ofEvent,
  },
  'events.event.status-changed.v1': {
    audit: 'change',
    feed: feedText.describeEventStatus,
    search: searchEntry.entryOfCampusEvent,
    changes: eventChange.ofEvent,
  },
  'events.event.changed.v1': {
    audit: 'change',
    feed: feedText.describeEventChanged,
    search: searchEntry.entryOfCampusEvent,
    changes: eventChange.ofEvent,
  },
  'events.registration.joined.v1': {
    audit: 'change',
    notify: notificationText.joined,
    changes: eventChange.ofRegistrations,
  },
  'events.registration.left.v1': { audit: { status: 'left' }, changes: eventChange.ofRegistrations },
  'events.registration.promoted.v1': {
    audit: 'change',
    notify: notificationText.promoted,
    changes: eventChange.ofRegistrations,
  },
  'events.registration.checked-in.v1': {
    audit: { status: 'checked-in', byTime: true },
    changes: eventChange.ofRegistrations,
  },
  'events.registration.check-in-undone.v1': {
    audit: { status: 'registered', byTime: true },
    changes: eventChange.ofRegistrations,
  },
  // One event for each of the many whom a write concerns; the write has an event of its own.
  'events.registration.affected.v1': { audit: 'none', notify: notificationText.affected },
  'events.registration.reminded.v1': { audit: 'none', notify: notificationText.reminded },
  'events.room.added.v1': { audit: 'change' },
  'events.room.changed.v1': { audit: 'change' },
  'events.room-request.submitted.v1': {
    audit: { status: 'Pending' },
    feed: feedText.describeRoomRequested,
    notifyPresidents: notificationText.roomRequested,
    changes: eventChange.ofRoomRequests,
  },
  'events.room-request.approved.v1': {
    audit: { status: 'Approved' },
    feed: feedText.describeRoomApproved,
    notify: notificationText.roomApproved,
    changes: eventChange.ofRoomRequests,
  },
  'events.room-request.rejected.v1': {
    audit: { status: 'Rejected' },
    feed: feedText.describeRoomRejected,
    notify: notificationText.roomRejected,
    changes: eventChange.ofRoomRequests,
  },
  'feedback.feedback.given.v1': { audit: { status: 'open' }, notify: notificationText.feedbackReceived },
  'feedback.feedback.resolved.v1': {
    audit: { status: 'resolved' },
    feed: feedText.describeFeedbackResolved,
    notify: notificationText.feedbackResolved,
  },
};

/** By event type how the rows of a read copy are made, for its rebuild. */
export function rowReaders<Copy extends 'person' | 'search' | 'waits'>(
  copy: Copy,
): RowReaders<Required<Reaction<EventName>>[Copy]> {
  const readers = reactionEntries().flatMap(([type, reaction]) => (reaction[copy] ? [[type, reaction[copy]]] : []));
  return Object.fromEntries(readers) as RowReaders<Required<Reaction<EventName>>[Copy]>;
}

type RowReaders<Read> = Read extends (event: never) => infer Row
  ? { [N in EventName]?: (event: CloudEvent<N>) => Row }
  : never;

function reactionEntries(): [EventName, Reaction<EventName>][] {
  return Object.entries(reactions) as unknown as [EventName, Reaction<EventName>][];
}

/** Handlers by event type. */
export function activitySubscriptions(dependencies: ReactionDependencies): Subscriptions {
  return Object.fromEntries(
    reactionEntries().map(([type, reaction]) => [type, handlersOf(type, reaction, dependencies)]),
  );
}
