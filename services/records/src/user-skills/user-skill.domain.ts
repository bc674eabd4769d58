import type { BodyOf, calls, ClaimState, EventData, ProficiencyLevel, SkillType } from '@portal/contracts';
import { DomainError } from '@portal/service-kit/errors';
import type { NamedPerson } from '../people/person.domain';
import type { Decidable, Decision } from '../decisions/decision.domain';
import type { PutForward } from '../evidence/evidence.domain';

/** A skill that a person claims to have. */
export interface UserSkill {
  id: string;
  version: number;
  person: NamedPerson;
  skill: { id: string; name: string; category: string; type: SkillType };
  level: ProficiencyLevel;
  /** The position it was used in, and its unit; earlier builds stored no id of the unit where no holder is known. */
  position: { id: string; title: string; unit: string; unitId?: string } | null;
  /** The event it was claimed from, which the person attended. */
  event: { id: string; title: string } | null;
  /** Null while it waits for one. */
  decision: Decision<'endorsed'> | null;
  /** Since when it waits: when it was claimed, or submitted again. */
  submittedAt: Date;
  createdAt: Date;
}

export type ClaimDraft = NonNullable<BodyOf<typeof calls.createSkill>['claim']>;
export type ClaimChange = BodyOf<typeof calls.changeClaim>;

interface Claimed extends Pick<UserSkill, 'id' | 'person' | 'skill' | 'position' | 'event'> {
  now: Date;
}

export function claimSkill({ proficiency_level: level }: ClaimDraft, { now, ...rest }: Claimed): UserSkill {
  return { ...rest, version: 1, level, decision: null, submittedAt: now, createdAt: now };
}

export function stateOf({ decision }: Pick<UserSkill, 'decision'>): ClaimState {
  return decision?.outcome ?? 'claimed';
}

export function decidableClaim({ id, version, person, skill, decision }: UserSkill): Decidable<'endorsed'> {
  return { id, version, ownerId: person.id, type: skill.type, decision };
}

/** As evidence of it is looked for. */
export function putForward({ id, person, skill, event, position }: UserSkill): PutForward {
  return { id, personId: person.id, category: skill.category, skillId: skill.id, event, positionId: position?.id };
}

export function decided(claim: UserSkill, decision: Decision<'endorsed'>): UserSkill {
  return { ...claim, version: claim.version + 1, decision };
}

/** What a change may change, by the names that events list it under. */
const FIELDS = ['level', 'position', 'state'] as const;

/**
 * A claim that was returned waits again, behind the others, whatever was changed; one that waits keeps its turn.
 * `changed` is empty when the claim already was as the change says.
 */
export function changeClaim(
  claim: UserSkill,
  { version, proficiency_level: level = claim.level }: ClaimChange,
  { skill, position, now }: Pick<UserSkill, 'skill' | 'position'> & { now: Date },
): { claim: UserSkill; changed: (typeof FIELDS)[number][] } {
  const state = stateOf(claim);
  if (version !== claim.version) throw new DomainError('CLAIM.CHANGED_MEANWHILE');
  if (state === 'endorsed') throw new DomainError('CLAIM.ALREADY_ENDORSED');
  const submittedAt = state === 'returned' ? now : claim.submittedAt;
  const next: UserSkill = { ...claim, skill, level, position, decision: null, submittedAt };
  const isChanged = {
    level: level !== claim.level,
    position: position?.id !== claim.position?.id,
    state: state !== 'claimed',
  };
  const changed = FIELDS.filter((field) => isChanged[field]);
  return changed.length === 0 ? { claim, changed } : { claim: { ...next, version: version + 1 }, changed };
}

export function snapshotOf(claim: UserSkill): EventData<'records.user-skill.claimed.v1'> {
  const { id: userSkillId, version, person, skill, level, position, event, submittedAt } = claim;
  return {
    userSkillId,
    version,
    userId: person.id,
    name: person.name,
    skill,
    level,
    ...(position && { position: { id: position.id, title: position.title, unit: position.unit } }),
    ...(event && { event }),
    state: stateOf(claim),
    submittedAt: submittedAt.toISOString(),
  };
}
