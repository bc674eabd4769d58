import * as z from 'zod';
import { TEXT_LIMITS } from '../text-limits';
import { holderStatus, proficiencyLevel, SKILL_TYPES, skillType } from '../vocabulary';
import { instant, line, objectId, objectIdOr, optionalSummary, pageQuery, searchText } from './primitives';

const NEW_SKILL = 'Please fill all required fields in the new skill form.'; // specification
const CHOOSE = 'Please select a skill.'; // specification
const NO_SKILL = 'Please select a valid skill.'; // specification
const REASON = 'Please give a reason.';

/** The most claims or skills that one decision may name. */
export const MAX_DECIDED = 200;

/** How well a person masters a skill, and the position it was used in. */
const claimParts = {
  proficiency_level: proficiencyLevel.default('beginner'),
  /** A confirmed position of one's own. */
  position_id: objectId.nullish(),
  /** An event that is marked with the skill and that the person attended. */
  event_id: objectId.nullish(),
};

/**
 * A skill that the catalogue does not have. With `claim` it becomes one of the person's own in the same step, so that no
 * skill is left behind when the second half fails.
 */
export const createSkillBody = z.strictObject({
  name: line(NEW_SKILL, TEXT_LIMITS.name),
  category: line(NEW_SKILL, TEXT_LIMITS.name),
  type: z.enum(skillType.options, NEW_SKILL),
  description: optionalSummary.default(''),
  claim: z.strictObject(claimParts).optional(),
});

export const claimSkillBody = z.strictObject({
  /** Must be one's own when given. */
  user_id: objectId.optional(),
  skill_id: z.string(CHOOSE).trim().min(1, CHOOSE).pipe(objectIdOr(NO_SKILL)),
  ...claimParts,
});

/** Only the given fields change. A change submits a returned claim again. */
export const changeClaimBody = z.strictObject({
  /** The version that was edited: when it was changed since, the change is refused. */
  version: z.int().min(1),
  proficiency_level: proficiencyLevel.optional(),
  position_id: objectId.nullish(),
});

const version = z.int().min(1);

/** The version that was looked at: what was changed since is not decided. */
export const seenVersion = { version: version.optional() };

/**
 * Decides several at once: each that can be, and the rest is answered with why not. `versions` are those that were looked
 * at, in the order of the ids.
 */
export const decideSeveralBody = <Approval extends string>(approval: Approval) =>
  z
    .strictObject({
      ids: z.array(objectId).min(1).max(MAX_DECIDED),
      versions: z.array(version).max(MAX_DECIDED).optional(),
      decision: z.enum([approval, 'returned']),
      reason: line(REASON, TEXT_LIMITS.excerpt).optional(),
    })
    .refine(({ decision, reason }) => decision === approval || reason, { path: ['reason'], message: REASON })
    .refine(({ ids, versions = ids }) => versions.length === ids.length, {
      path: ['versions'],
      message: 'Please name one version for each id.',
    });

export const decideSkillsBody = decideSeveralBody('endorsed');
export const endorseClaimBody = z.strictObject(seenVersion);

/** What was decided, and what was not and why. */
export const decidedAnswer = z.object({
  decided: z.array(objectId),
  refused: z.array(z.object({ _id: objectId, message: z.string() })),
});
export type Decided = z.infer<typeof decidedAnswer>;

export const reasonBody = z.strictObject({ reason: line(REASON, TEXT_LIMITS.excerpt) });

/** Returns a claim or an achievement, with a reason that the student sees. */
export const returnBody = z.strictObject({ ...reasonBody.shape, ...seenVersion });

/** By name; with `like` those with a name much like it, the most alike first, before a new one is made. */
export const listSkillsQuery = z.strictObject({
  ...pageQuery.shape,
  q: searchText.optional(),
  like: searchText.optional(),
});

/** The type of the skills to be endorsed; `all` are those of every type that the caller may endorse. */
export const unendorsedType = z.enum([...SKILL_TYPES, 'all']);
export type UnendorsedType = z.infer<typeof unendorsedType>;

/** `q` is looked for among the beginnings of words of skill, category and, for claims, the person's name and student ID. */
const found = { ...pageQuery.shape, q: searchText.optional() };
/** With `unit` the claims that name a position of it. */
const foundClaims = { ...found, unit: objectId.optional() };

export const listEndorsedQuery = z.strictObject(foundClaims);

/** Whether what has waited longest comes first. */
export const waitingOrder = z.enum(['oldest', 'newest']);
export type WaitingOrder = z.infer<typeof waitingOrder>;

const order = waitingOrder.default('oldest');
export const listUnendorsedQuery = z.strictObject({ ...found, order });
export const listUnendorsedClaimsQuery = z.strictObject({ ...foundClaims, order });

const endorsement = z.object({ by: z.object({ name: z.string() }), at: instant });

/** A skill of the catalogue. */
export const skillAnswer = z.object({
  _id: objectId,
  /** As people say it, such as `SKL-0042`. */
  skill_id: z.string(),
  name: z.string(),
  category: z.string(),
  type: skillType,
  description: z.string(),
  is_endorsed: z.boolean(),
  endorsed: endorsement.optional(),
  /** Who proposed it; only where it is to be endorsed. */
  created_by: z.object({ name: z.string() }).optional(),
  created_at: instant,
});
export type SkillAnswer = z.infer<typeof skillAnswer>;

/** What the portal itself knows of a claim or an achievement, for those who decide about it. */
export const evidence = z.object({
  /** The event it comes from, when the person was checked in, and who did it. */
  attended: z
    .object({
      event: z.object({ _id: objectId, title: z.string() }),
      at: instant,
      checked_in_by: z.object({ name: z.string() }),
    })
    .optional(),
  /** The confirmed position it comes from. */
  position: z.object({ title: z.string(), unit: z.string(), tenure_year: z.string(), status: holderStatus }).optional(),
  /** Other skills of the same category that the person has and that are endorsed. */
  endorsed_skills: z.array(z.object({ name: z.string(), proficiency_level: proficiencyLevel })),
});
export type Evidence = z.infer<typeof evidence>;

export const CLAIM_STATES = ['claimed', 'endorsed', 'returned'] as const;
export const claimState = z.enum(CLAIM_STATES);
export type ClaimState = z.infer<typeof claimState>;

/** How many of a person's skills are in each state. */
export const skillCounts = z.object({ claimed: z.int(), endorsed: z.int(), returned: z.int() });
export type SkillCounts = z.infer<typeof skillCounts>;

/** A skill that a person claims. */
export const userSkillAnswer = z.object({
  _id: objectId,
  version: z.int().min(1),
  user_id: z.object({
    _id: objectId,
    name: z.string(),
    /** The student ID. */
    user_id: z.string().optional(),
    /** The email address. */
    username: z.string(),
  }),
  skill_id: z.object({ _id: objectId, name: z.string(), category: z.string(), type: skillType }),
  proficiency_level: proficiencyLevel,
  position_id: z.object({ _id: objectId, title: z.string(), unit: z.string() }).optional(),
  /** The event it was claimed from. */
  event_id: z.object({ _id: objectId, title: z.string() }).optional(),
  state: claimState,
  is_endorsed: z.boolean(),
  endorsed: endorsement.optional(),
  /** Who returned it, when and why. */
  returned: endorsement.extend({ reason: z.string() }).optional(),
  /** Only where it is to be decided about. */
  evidence: evidence.optional(),
  /** Whether the caller may take the endorsement back; only in the list of what was endorsed. */
  can_withdraw: z.boolean().optional(),
  /** Since when it waits for a decision; absent when it is decided. */
  submitted_at: instant.optional(),
  created_at: instant,
});
export type UserSkillAnswer = z.infer<typeof userSkillAnswer>;

const people = z.int().min(0);

/**
 * What the people can do who hold a position of a unit in this tenure: those of their skills that most of them have, with
 * how many are at which level. What was returned to its owner does not count.
 */
export const unitSkills = z.object({
  /** How many people hold a position. */
  members: people,
  /** How many skills they have, of which the first are listed. */
  total: z.int(),
  skills: z.array(
    z.object({
      skill_id: z.object({ _id: objectId, name: z.string(), category: z.string(), type: skillType }),
      members: people,
      endorsed: people,
      /** From beginner to expert; members who are not endorsed wait for it. */
      levels: z.array(z.object({ proficiency_level: proficiencyLevel, members: people, endorsed: people })).length(4),
    }),
  ),
});
export type UnitSkills = z.infer<typeof unitSkills>;

export const endorsedAnswer = z.object({ success: z.literal(true) });

/** A skill of an event that the person attended and has not claimed. */
export const skillOffer = z.object({
  skill_id: z.object({ _id: objectId, name: z.string(), category: z.string(), type: skillType }),
  event_id: z.object({ _id: objectId, title: z.string() }),
  attended_at: instant,
});
export type SkillOffer = z.infer<typeof skillOffer>;
