import type { EventName } from '@portal/contracts';
import { subscriptionsOf, type ReadCopy, type Subscriptions } from '@portal/service-kit';
import * as eventChange from './event-changes/event-change.domain';
import * as achievementText from './feed/achievement-feed.template';
import * as endorsementText from './feed/endorsement.template';
import * as feedText from './feed/feed.template';
import * as verificationText from './notifications/achievement-notification.template';
import * as decisionText from './notifications/endorsement.template';
import * as notificationText from './notifications/notification.template';
import * as roomText from './notifications/room-notification.template';
import type { ReactionsModule } from './reactions/composition';
import type { Reaction } from './reactions/reaction.domain';
import * as searchEntry from './search/search-entry.domain';

const achievement = { audit: 'change', changes: eventChange.ofAchievement } as const;
const pending = { changes: eventChange.ofPending } as const;

const reactions: { [N in EventName]: Reaction<N> } = {
  'auth.account.registered.v1': { audit: 'change', search: searchEntry.entryOfAccount },
  'auth.account.changed.v1': { audit: 'change', search: searchEntry.entryOfAccount },
  'auth.account.role-changed.v1': {
    audit: 'change',
    feed: feedText.describeRoleChanged,
    notify: notificationText.roleChanged,
    search: searchEntry.entryOfAccount,
  },
  'auth.session.started.v1': { audit: 'occurrence' },
  'auth.session.ended.v1': { audit: 'occurrence' },
  'auth.password.changed.v1': { audit: 'occurrence' },
  'auth.email.confirmed.v1': { audit: 'occurrence' },
  'records.profile.changed.v1': { audit: 'change' },
  'records.skill.added.v1': { ...pending, audit: 'change', search: searchEntry.entryOfProposedSkill },
  'records.skill.endorsed.v1': {
    ...pending,
    audit: 'change',
    feed: endorsementText.describeSkillEndorsed,
    notify: decisionText.skillEndorsed,
    search: searchEntry.entryOfSkill,
  },
  'records.skill.returned.v1': { ...pending, audit: 'change', search: searchEntry.entryOfProposedSkill },
  'records.user-skill.claimed.v1': { ...pending, audit: 'change' },
  'records.user-skill.changed.v1': { ...pending, audit: 'change' },
  'records.user-skill.endorsed.v1': {
    ...pending,
    audit: 'change',
    feed: endorsementText.describeClaimEndorsed,
    notify: decisionText.claimEndorsed,
  },
  'records.user-skill.returned.v1': { ...pending, audit: 'change', notify: decisionText.claimReturned },
  'records.user-skill.endorsement-withdrawn.v1': {
    ...pending,
    audit: 'change',
    feed: endorsementText.describeEndorsementWithdrawn,
    notify: decisionText.endorsementWithdrawn,
  },
  'records.user-skill.withdrawn.v1': { ...pending, audit: { status: 'removed' } },
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
  'org.holder.claimed.v1': { ...pending, audit: 'change', notifySecretaries: notificationText.holderClaimed },
  'org.holder.confirmed.v1': {
    ...pending,
    audit: 'change',
    feed: feedText.describeHolderConfirmed,
    notify: notificationText.holderConfirmed,
    settles: true,
  },
  'org.holder.refused.v1': { ...pending, audit: 'change', notify: notificationText.holderRefused, settles: true },
  'org.holder.changed.v1': { audit: 'change' },
  'org.holder.ended.v1': { audit: 'change', feed: feedText.describeHolderEnded, notify: notificationText.holderEnded },
  'org.holder.removed.v1': { ...pending, audit: { status: 'removed' }, settles: true },
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
  // One event for each of the people that a write affects; the write has an event of its own.
  'events.registration.affected.v1': { audit: 'none', notify: notificationText.affected },
  'events.registration.reminded.v1': { audit: 'none', notify: notificationText.reminded },
  'events.room.added.v1': { audit: 'change' },
  'events.room.changed.v1': { audit: 'change' },
  'events.room-request.submitted.v1': {
    audit: { status: 'Pending' },
    feed: feedText.describeRoomRequested,
    notifyPresidents: roomText.roomRequested,
    changes: eventChange.ofRoomRequests,
  },
  'events.room-request.approved.v1': {
    audit: { status: 'Approved' },
    feed: feedText.describeRoomApproved,
    notify: roomText.roomApproved,
    settles: true,
    changes: eventChange.ofRoomRequests,
  },
  'events.room-request.rejected.v1': {
    audit: { status: 'Rejected' },
    feed: feedText.describeRoomRejected,
    notify: roomText.roomRejected,
    settles: true,
    changes: eventChange.ofRoomRequests,
  },
  'events.room-request.withdrawn.v1': {
    audit: { status: 'Withdrawn' },
    feed: feedText.describeRoomWithdrawn,
    notify: roomText.roomWithdrawn,
    notifyPresidents: roomText.roomWithdrawnForPresidents,
    settles: true,
    changes: eventChange.ofRoomRequests,
  },
  'events.room-request.released.v1': {
    audit: { status: 'Withdrawn' },
    feed: feedText.describeRoomReleased,
    notify: roomText.roomReleased,
    notifyPresidents: roomText.roomReleasedForPresidents,
    changes: eventChange.ofRoomRequests,
  },
  // One event for each request that a write affects; the change of the event or room has an event of its own.
  'events.room-notice.event-moved.v1': {
    audit: 'none',
    notify: roomText.roomEventMoved,
    notifyPresidents: roomText.roomEventMovedForPresidents,
  },
  'events.room-notice.room-closed.v1': { audit: 'none', notify: roomText.roomClosed },
  'feedback.feedback.given.v1': { audit: { status: 'open' }, notify: notificationText.feedbackReceived },
  // Not when it is given: the moment would help to find out who gave it.
  'feedback.feedback.resolved.v1': {
    ...pending,
    audit: { status: 'resolved' },
    feed: feedText.describeFeedbackResolved,
    notify: notificationText.feedbackResolved,
  },
};

type EntryOf = { [N in EventName]?: NonNullable<Reaction<N>['search']> };

/** How the entries of search are made, by event type, for their rebuild. */
export function searchEntriesOf(): EntryOf {
  const entries = reactionEntries().flatMap(([type, { search }]) => (search ? [[type, search]] : []));
  return Object.fromEntries(entries) as EntryOf;
}

function reactionEntries(): [EventName, Reaction<EventName>][] {
  return Object.entries(reactions) as unknown as [EventName, Reaction<EventName>][];
}

/** Handlers by event type; those of the copy of people come first, from which the others read who is notified. */
export function activitySubscriptions(readCopies: readonly ReadCopy[], { handlersOf }: ReactionsModule): Subscriptions {
  const copied = subscriptionsOf(...readCopies);
  return Object.fromEntries(
    reactionEntries().map(([type, reaction]) => [type, [...(copied[type] ?? []), ...handlersOf(reaction)]]),
  );
}
