import { foldName, type BodyOf, type calls, type EventData, type SkillType } from '@portal/contracts';
import { DomainError } from '@portal/service-kit/errors';
import { diceCoefficient } from 'dice-coefficient';
import { trigram } from 'n-gram';
import type { Decidable, Decision } from '../decisions/decision.domain';

/** A skill of the catalogue, endorsed or proposed. */
export interface Skill {
  id: string;
  version: number;
  /** As people say it, such as `SKL-0042`. */
  code: string;
  name: string;
  category: string;
  type: SkillType;
  description: string;
  createdBy: { id: string; name: string };
  /** Who proposed it, the first one too: until it is endorsed only they see it. */
  proposers: string[];
  /** Null while it is to be endorsed. */
  decision: Decision<'endorsed'> | null;
  createdAt: Date;
}

export type SkillDraft = Omit<BodyOf<typeof calls.createSkill>, 'claim'>;

interface Proposal {
  id: string;
  code: string;
  proposer: Skill['createdBy'];
  now: Date;
}

/** The code of the n-th skill: four digits, or more when they are needed. */
export function codeOf(number: number): string {
  return `SKL-${String(number).padStart(4, '0')}`;
}

export function proposeSkill(draft: SkillDraft, { id, code, proposer, now }: Proposal): Skill {
  const { name, category, type, description } = draft;
  return {
    id,
    version: 1,
    code,
    name,
    category,
    type,
    description,
    createdBy: proposer,
    proposers: [proposer.id],
    decision: null,
    createdAt: now,
  };
}

/** A skill that others proposed and that the person cannot see yet becomes theirs as well, because a name is there once. */
export function proposeAgain(skill: Skill, userId: string): Skill {
  if (isSeenBy(skill, userId)) throw new DomainError('SKILL.EXISTS');
  return { ...skill, version: skill.version + 1, proposers: [...skill.proposers, userId] };
}

/** Everybody sees an endorsed skill, and who proposed it sees any. */
export function isSeenBy({ decision, proposers }: Pick<Skill, 'decision' | 'proposers'>, userId: string): boolean {
  return decision !== null || proposers.includes(userId);
}

/** Each person who proposed a skill is its owner, the first or a later one. */
export function decidableSkill(
  { id, version, type, decision, createdBy, proposers }: Skill,
  judgeId: string,
): Decidable<'endorsed'> {
  return { id, version, type, decision, ownerId: proposers.includes(judgeId) ? judgeId : createdBy.id };
}

export function endorseSkill(skill: Skill, decision: Decision<'endorsed'>): Skill {
  return { ...skill, version: skill.version + 1, decision };
}

/** Parts of a name that names much like it are found by; it has some whatever its length. */
export function gramsOf(name: string): string[] {
  return [...new Set(trigram(` ${foldName(name)} `))];
}

/** Of 0 to 1: names that are typed wrong or said a little differently are above it. */
const MUCH_ALIKE = 0.4;

/** Those with a name much like this, the most alike first. */
export function lookAlikes<Named extends Pick<Skill, 'name'>>(found: readonly Named[], name: string): Named[] {
  const key = foldName(name);
  return found
    .map((skill) => ({ skill, likeness: diceCoefficient(foldName(skill.name), key) }))
    .filter(({ likeness }) => likeness >= MUCH_ALIKE)
    .toSorted((one, other) => other.likeness - one.likeness)
    .map(({ skill }) => skill);
}

export function snapshotOf(skill: Skill): EventData<'records.skill.added.v1'> {
  const { id: skillId, version, code, name, category, type, description, createdBy, createdAt } = skill;
  return { skillId, version, code, name, category, type, description, createdBy, createdAt: createdAt.toISOString() };
}
