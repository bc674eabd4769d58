import * as z from 'zod';
import { TEXT_LIMITS } from '../text-limits';
import { ACHIEVEMENT_TYPES, achievementType } from '../vocabulary';
import {
  calendarDay,
  instant,
  line,
  objectId,
  optionalLine,
  optionalSummary,
  pageQuery,
  searchText,
  webAddress,
} from './primitives';
import { decideSeveralBody, evidence, seenVersion, waitingOrder } from './skills';

const LONGEST_ADDRESS = 2_000;

const certificateAddress = webAddress('Please enter a valid web address.', { longest: LONGEST_ADDRESS });

const fields = {
  title: line('Please enter a title.', TEXT_LIMITS.title),
  description: optionalSummary,
  category: line('Please enter a category.', TEXT_LIMITS.name),
  type: z.enum(ACHIEVEMENT_TYPES, 'Please choose a type.'),
  /** Such as `inter-college`. */
  level: optionalLine(TEXT_LIMITS.name),
  /** Where it was reached in an event of the portal. */
  event_id: objectId.nullable(),
  date_achieved: z.string('Please choose the date.').min(1, 'Please choose the date.').pipe(calendarDay),
  /** Such as `first place`. */
  position: optionalLine(TEXT_LIMITS.name),
  certificate_url: z.union([z.literal(''), certificateAddress]),
  /** A file that was uploaded before. */
  certificate_id: objectId.nullable(),
};

export const addAchievementBody = z.strictObject({
  /** Must be one's own when given. */
  user_id: objectId.optional(),
  ...fields,
  description: fields.description.default(''),
  level: fields.level.default(''),
  event_id: fields.event_id.default(null),
  position: fields.position.default(''),
  certificate_url: fields.certificate_url.default(''),
  certificate_id: fields.certificate_id.default(null),
});

/** Only the given fields change. A change submits a returned achievement again. */
export const changeAchievementBody = z.strictObject({
  /** The version that was edited: when it was changed since, the change is refused. */
  version: z.int().min(1),
  ...z.strictObject(fields).partial().shape,
});

export const ACHIEVEMENT_STATES = ['pending', 'verified', 'returned'] as const;
export const achievementState = z.enum(ACHIEVEMENT_STATES);
export type AchievementState = z.infer<typeof achievementState>;

/** How many of a person's achievements are in each state. */
export const achievementCounts = z.object({ pending: z.int(), verified: z.int(), returned: z.int() });
export type AchievementCounts = z.infer<typeof achievementCounts>;

/** Newest first. */
export const listAchievementsQuery = z.strictObject({
  ...pageQuery.shape,
  state: achievementState.optional(),
  type: achievementType.optional(),
});

/** The type of the achievements to be verified; `all` are those of every type that the caller may verify. */
export const unverifiedType = z.enum([...ACHIEVEMENT_TYPES, 'all']);

/** Of the events of one unit: `unit=own` gives a coordinator those of the own, the id of a unit everyone else those of it. */
export const listVerifiedQuery = z.strictObject({
  ...pageQuery.shape,
  q: searchText.optional(),
  unit: z.union([z.literal('own'), objectId]).optional(),
  /** Those of one event. */
  event: objectId.optional(),
});

export const listUnverifiedQuery = z.strictObject({
  ...listVerifiedQuery.shape,
  order: waitingOrder.default('oldest'),
});

/** Compatible with callers that name the verifier, who must be the caller. */
export const verifyAchievementBody = z.strictObject({ verified_by: objectId.optional(), ...seenVersion });

export const decideAchievementsBody = decideSeveralBody('verified');

/** Largest certificate, in bytes. */
export const MAX_CERTIFICATE_BYTES = 5 * 1024 * 1024;
/** The most pixels that a picture of a certificate may have on a side. */
export const MAX_CERTIFICATE_SIDE = 4096;

/** A certificate as it is stored: its type by content, images re-encoded. */
export const certificateFile = z.object({
  _id: objectId,
  name: z.string(),
  type: z.enum(['application/pdf', 'image/webp']),
  bytes: z.int(),
});
export type CertificateFile = z.infer<typeof certificateFile>;

export const achievementAnswer = z.object({
  _id: objectId,
  version: z.int().min(1),
  /** As people say it, such as `ACH-2026-0042`. */
  achievement_id: z.string(),
  user_id: z.object({
    _id: objectId,
    name: z.string(),
    /** The student ID. */
    user_id: z.string().optional(),
    /** The email address. */
    username: z.string(),
  }),
  title: z.string(),
  description: z.string(),
  category: z.string(),
  type: achievementType,
  level: z.string(),
  event_id: z.object({ _id: objectId, title: z.string() }).optional(),
  date_achieved: calendarDay,
  position: z.string(),
  certificate_url: z.string(),
  /** The file, which is read with the achievement's own id. */
  certificate: certificateFile.optional(),
  state: achievementState,
  verified: z.boolean(),
  verified_by: z.object({ name: z.string(), at: instant }).optional(),
  /** Who returned it, when and why. */
  returned: z.object({ by: z.object({ name: z.string() }), at: instant, reason: z.string() }).optional(),
  /** Only where it is to be decided about. */
  evidence: evidence.optional(),
  /** Whether the caller may take the verification back; only in the list of what was verified. */
  can_withdraw: z.boolean().optional(),
  /** Since when it waits for a decision; absent when it is decided. */
  submitted_at: instant.optional(),
  created_at: instant,
});
export type AchievementAnswer = z.infer<typeof achievementAnswer>;
