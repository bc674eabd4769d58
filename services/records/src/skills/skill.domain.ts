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
  /** Null while it waits for one, and again when it is proposed once more after it was returned. */
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

/**
 * A name is there once: a skill that others proposed and that the person cannot see yet becomes theirs as well, and one
 * that was returned waits again, as the new proposal has it.
 */
export function proposeAgain(skill: Skill, draft: SkillDraft, { proposer, now }: Omit<Proposal, 'id' | 'code'>): Skill {
  if (isSeenBy(skill, proposer.id)) throw new DomainError('SKILL.EXISTS');
  const next = { ...skill, version: skill.version + 1, proposers: [...new Set([...skill.proposers, proposer.id])] };
  if (skill.decision === null) return next;
  const { name, category, type, description } = draft;
  return { ...next, name, category, type, description, createdBy: proposer, decision: null, createdAt: now };
}

type Visible = Pick<Skill, 'decision' | 'proposers'>;

/** An endorsed skill is for everybody, one that waits for those who proposed it, and one that was returned for nobody. */
export function isSeenBy({ decision, proposers }: Visible, userId: string): boolean {
  return decision ? decision.outcome === 'endorsed' : proposers.includes(userId);
}

/** Refuses a skill that the person may not claim; of what others proposed nobody learns that it is there. */
export function requireSeen(skill: Skill | null, userId: string): Skill {
  if (skill && isSeenBy(skill, userId)) return skill;
  const wasTheirs = skill?.decision?.outcome === 'returned' && skill.proposers.includes(userId);
  throw new DomainError(wasTheirs ? 'SKILL.RETURNED' : 'SKILL.NOT_FOUND');
}

/** Each person who proposed a skill is its owner, the first or a later one. */
export function decidableSkill(
  { id, version, type, decision, createdBy, proposers }: Skill,
  judgeId: string,
): Decidable<'endorsed'> {
  return { id, version, type, decision, ownerId: proposers.includes(judgeId) ? judgeId : createdBy.id };
}

export function decidedSkill(skill: Skill, decision: Decision<'endorsed'>): Skill {
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
