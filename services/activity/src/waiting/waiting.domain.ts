import { unitCategoryOf, type EventData, type UnitCategory } from '@portal/contracts';

/** Something that a student put forward and that officers of a category decide about. */
export interface WaitingThing {
  /** Of the skill, the claim or the achievement. */
  _id: string;
  version: number;
  category: UnitCategory;
  /** The row stays when it is decided or withdrawn, so that an older event that comes late does not bring it back. */
  isWaiting: boolean;
  /** An instant. */
  since: string;
  /** What a letter says of it. */
  label: string;
  /** Who put it forward and does not decide about it. */
  ownerId: string;
}

type Skill = EventData<'records.skill.added.v1'>;
type Claim = EventData<'records.user-skill.claimed.v1'>;
type Achievement = EventData<'records.achievement.added.v1'>;

export function ofProposedSkill({ data: skill }: { data: Skill }): WaitingThing {
  const { skillId: _id, version, type, name, createdAt: since, createdBy } = skill;
  const label = `New skill: ${name}, by ${createdBy.name}`;
  return { _id, version, category: unitCategoryOf(type), isWaiting: true, since, label, ownerId: createdBy.id };
}

export function ofDecidedSkill(event: { data: Skill }): WaitingThing {
  return { ...ofProposedSkill(event), isWaiting: false };
}

export function ofClaim({ data: claim }: { data: Claim }): WaitingThing {
  const { userSkillId: _id, version, skill, name, level, state, submittedAt: since, userId: ownerId } = claim;
  const label = `${skill.name} (${level}), by ${name}`;
  const isWaiting = state === 'claimed';
  return { _id, version, category: unitCategoryOf(skill.type), isWaiting, since, label, ownerId };
}

export function ofWithdrawnClaim(event: { data: Claim }): WaitingThing {
  return { ...ofClaim(event), isWaiting: false };
}

export function ofAchievement({ data: achievement }: { data: Achievement }): WaitingThing {
  const { achievementId: _id, version, type, title, name, state, submittedAt: since, userId: ownerId } = achievement;
  const label = `Achievement: ${title}, by ${name}`;
  const isWaiting = state === 'pending';
  return { _id, version, category: unitCategoryOf(type), isWaiting, since, label, ownerId };
}

export function ofWithdrawnAchievement(event: { data: Achievement }): WaitingThing {
  return { ...ofAchievement(event), isWaiting: false };
}
