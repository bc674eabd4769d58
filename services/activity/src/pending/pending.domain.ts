import {
  unitCategoryOf,
  type ApprovalKind,
  type CloudEvent,
  type EventData,
  type UnitCategory,
} from '@portal/contracts';

/** What is pending: of what officers approve, or feedback that they resolve. */
export type PendingKind = ApprovalKind | 'feedback';

/** Something that was put forward and that officers decide about, or resolve. */
export interface PendingItem {
  _id: string;
  version: number;
  kind: PendingKind;
  /** The category whose officers decide; absent where the president alone does. */
  category?: UnitCategory;
  /** The unit whose coordinator decides as well. */
  unitId?: string;
  /** The row stays when it is decided or withdrawn, so that an older event that comes late does not bring it back. */
  isWaiting: boolean;
  /** An instant. */
  since: string;
  /** What the digest of the morning says of it; absent for what is not in it. */
  label?: string;
  /** Who put it forward and does not decide about it; absent where that person may decide. */
  ownerId?: string;
}

type Skill = EventData<'records.skill.added.v1'>;
type Claim = EventData<'records.user-skill.claimed.v1'>;
type Achievement = EventData<'records.achievement.added.v1'>;
type Holder = Pick<CloudEvent<'org.holder.claimed.v1'>, 'time' | 'data'>;
type Feedback = EventData<'feedback.feedback.given.v1'>;
type RoomRequest = Pick<CloudEvent<'events.room-request.submitted.v1'>, 'time' | 'data'>;

export function ofProposedSkill({ data: skill }: { data: Skill }): PendingItem {
  const { skillId: _id, version, type, name, createdAt: since, createdBy } = skill;
  const label = `New skill: ${name}, by ${createdBy.name}`;
  return {
    _id,
    version,
    kind: 'skills',
    category: unitCategoryOf(type),
    isWaiting: true,
    since,
    label,
    ownerId: createdBy.id,
  };
}

export function ofDecidedSkill(event: { data: Skill }): PendingItem {
  return { ...ofProposedSkill(event), isWaiting: false };
}

export function ofClaim({ data: claim }: { data: Claim }): PendingItem {
  const { userSkillId: _id, version, skill, name, level, state, submittedAt: since, userId: ownerId } = claim;
  const label = `${skill.name} (${level}), by ${name}`;
  const isWaiting = state === 'claimed';
  return { _id, version, kind: 'user-skills', category: unitCategoryOf(skill.type), isWaiting, since, label, ownerId };
}

export function ofWithdrawnClaim(event: { data: Claim }): PendingItem {
  return { ...ofClaim(event), isWaiting: false };
}

export function ofAchievement({ data: achievement }: { data: Achievement }): PendingItem {
  const { achievementId: _id, version, type, title, name, unit, state, submittedAt, userId: ownerId } = achievement;
  return {
    _id,
    version,
    kind: 'achievements',
    category: unitCategoryOf(type),
    ...(unit && { unitId: unit.id }),
    isWaiting: state === 'pending',
    since: submittedAt,
    label: `Achievement: ${title}, by ${name}`,
    ownerId,
  };
}

export function ofWithdrawnAchievement(event: { data: Achievement }): PendingItem {
  return { ...ofAchievement(event), isWaiting: false };
}

/** A position that a person claims to hold. */
export function ofPositionClaim({ time, data: holder }: Holder): PendingItem {
  const { holderId: _id, version, unit, confirmation, userId: ownerId } = holder;
  return {
    _id,
    version,
    kind: 'positions',
    category: unit.category,
    unitId: unit.id,
    isWaiting: confirmation === 'awaiting',
    since: time,
    ownerId,
  };
}

export function ofWithdrawnPositionClaim(event: Holder): PendingItem {
  return { ...ofPositionClaim(event), isWaiting: false };
}

/** The president alone decides about rooms, also about one of their own. */
export function ofRoomRequest({ time, data: { requestId: _id } }: RoomRequest): PendingItem {
  return { _id, version: 1, kind: 'room-requests', isWaiting: true, since: time };
}

/** A request is decided or withdrawn once, so that this is its second state. */
export function ofClosedRoomRequest(event: RoomRequest): PendingItem {
  return { ...ofRoomRequest(event), version: 2, isWaiting: false };
}

/** Its room is given back at most once, after that. */
export function ofReleasedRoomRequest(event: RoomRequest): PendingItem {
  return { ...ofClosedRoomRequest(event), version: 3 };
}

/** Without its author, who may be anonymous; its time is the hour then. */
export function ofFeedback({ data: feedback }: { data: Feedback }): PendingItem {
  const { feedbackId: _id, version, unit, createdAt: since } = feedback;
  const scope = unit && { category: unit.category, unitId: unit.id };
  return { _id, version, kind: 'feedback', ...scope, isWaiting: true, since };
}

export function ofResolvedFeedback(event: { data: Feedback }): PendingItem {
  return { ...ofFeedback(event), isWaiting: false };
}
