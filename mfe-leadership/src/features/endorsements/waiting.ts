import type { AchievementAnswer, Evidence, SkillAnswer, UserSkillAnswer } from '@portal/contracts';

/** Something the portal knows, or the student has added, that speaks for a claim. */
export type Proof =
  | ({ readonly kind: 'position' } & NonNullable<Evidence['position']>)
  | ({ readonly kind: 'attendance' } & NonNullable<Evidence['attended']>)
  /** It comes from this event, where the portal knows of no check-in. */
  | { readonly kind: 'event'; readonly event: { readonly _id: string; readonly title: string } }
  | { readonly kind: 'link'; readonly href: string }
  | { readonly kind: 'file'; readonly href: string; readonly name: string };

/** What a decision is about, and the version that was read of what its owner may change until then. */
export interface DecisionTarget {
  readonly _id: string;
  readonly version?: number | undefined;
}

/** A claim, a skill or an achievement that waits for a decision, as every list of them shows it. */
export interface Waiting extends DecisionTarget {
  readonly title: string;
  readonly type: AchievementAnswer['type'];
  readonly owner: { readonly _id?: string; readonly name: string; readonly studentId?: string | undefined } | undefined;
  readonly level?: UserSkillAnswer['proficiency_level'];
  /** A few words each: category, position, place reached. */
  readonly facts: readonly string[];
  readonly description?: string;
  /** Calendar day of an achievement. */
  readonly achievedOn?: string;
  readonly createdAt: string;
  /** Since when it waits: when it was added, or submitted again. */
  readonly since: string;
  /** The event it comes from. */
  readonly event?: { readonly _id: string; readonly title: string } | undefined;
  readonly proofs: readonly Proof[];
  /** Other skills of the category that are endorsed. */
  readonly alsoEndorsed: readonly string[];
  /** Who decided on it and when, in a list of what was decided. */
  readonly decided?: { readonly by: string; readonly at: string; readonly canWithdraw: boolean } | undefined;
}

type Owner = UserSkillAnswer['user_id'];

const ownerOf = ({ _id, name, user_id: studentId }: Owner) => ({ _id, name, studentId });

function proofsOf(evidence: Evidence | undefined, event: Waiting['event']): Proof[] {
  const { attended, position } = evidence ?? {};
  return [
    ...(position ? [{ kind: 'position', ...position } as const] : []),
    ...(attended ? [{ kind: 'attendance', ...attended } as const] : []),
    ...(event && !attended ? [{ kind: 'event', event } as const] : []),
  ];
}

const namesOf = (evidence: Evidence | undefined) => evidence?.endorsed_skills.map(({ name }) => name) ?? [];

/** A skill that a student claims. */
export function waitingClaim(claim: UserSkillAnswer): Waiting {
  const { skill_id: skill, position_id: position, event_id: event, evidence, endorsed } = claim;
  return {
    _id: claim._id,
    version: claim.version,
    title: skill.name,
    type: skill.type,
    owner: ownerOf(claim.user_id),
    level: claim.proficiency_level,
    facts: [skill.category, ...(position ? [`${position.title}, ${position.unit}`] : [])],
    createdAt: claim.created_at,
    since: claim.submitted_at ?? claim.created_at,
    event,
    proofs: proofsOf(evidence, event),
    alsoEndorsed: namesOf(evidence),
    decided: endorsed && { by: endorsed.by.name, at: endorsed.at, canWithdraw: claim.can_withdraw ?? false },
  };
}

/** A skill of the catalogue. */
export function waitingSkill(skill: SkillAnswer): Waiting {
  return {
    _id: skill._id,
    title: skill.name,
    type: skill.type,
    owner: skill.created_by,
    facts: [skill.category, skill.skill_id],
    description: skill.description,
    createdAt: skill.created_at,
    since: skill.created_at,
    proofs: [],
    alsoEndorsed: [],
  };
}

/** An achievement of a student; `fileHref` is where its certificate is read. */
export function waitingAchievement(achievement: AchievementAnswer, fileHref: (id: string) => string): Waiting {
  const { certificate, certificate_url: href, event_id: event, evidence, verified_by: verified } = achievement;
  return {
    _id: achievement._id,
    version: achievement.version,
    title: achievement.title,
    type: achievement.type,
    owner: ownerOf(achievement.user_id),
    facts: [achievement.category, achievement.level, achievement.position].filter(Boolean),
    description: achievement.description,
    achievedOn: achievement.date_achieved,
    createdAt: achievement.created_at,
    since: achievement.submitted_at ?? achievement.created_at,
    event,
    proofs: [
      ...proofsOf(evidence, event),
      ...(certificate ? [{ kind: 'file', href: fileHref(achievement._id), name: certificate.name } as const] : []),
      ...(href ? [{ kind: 'link', href } as const] : []),
    ],
    alsoEndorsed: namesOf(evidence),
    decided: verified && { by: verified.name, at: verified.at, canWithdraw: achievement.can_withdraw ?? false },
  };
}
