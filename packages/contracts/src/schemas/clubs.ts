import * as z from 'zod';
import { achievementType, eventCategory, eventStatus, feedbackType, holderStatus } from '../vocabulary';
import { unitAnswer } from './org';
import { exactMoney, instant, objectId } from './primitives';

const clubEvent = z.object({
  _id: objectId,
  title: z.string(),
  status: eventStatus,
  category: eventCategory,
  schedule: z.object({ start: instant.nullable(), venue: z.string() }),
  created_at: instant,
});

const clubPosition = z.object({
  _id: objectId,
  title: z.string(),
  position_type: z.string(),
  position_count: z.int(),
});

const clubHolder = z.object({
  _id: objectId,
  user_id: z.object({ personal_info: z.object({ name: z.string() }) }),
  position_id: z.object({ _id: objectId, title: z.string() }),
  tenure_year: z.string(),
  status: holderStatus,
});

const clubAchievement = z.object({
  _id: objectId,
  title: z.string(),
  category: z.string(),
  type: achievementType,
  verified: z.boolean(),
  user_id: z.object({ _id: objectId, name: z.string() }),
});

/** Feedback on the unit, its events or its positions, its text cut; nobody is named who gave it anonymously. */
const clubFeedback = z.object({
  _id: objectId,
  type: feedbackType,
  rating: z.int().min(1).max(5).optional(),
  comments: z.string(),
  is_anonymous: z.boolean(),
  /** Absent when it is anonymous, or nobody knows the name. */
  feedback_by: z.object({ name: z.string() }).optional(),
  is_resolved: z.boolean(),
  created_at: instant,
});

const clubStats = z.object({
  /** Active holders in the current tenure. */
  total_members: z.int(),
  /** Against those of the previous tenure, in percent; null where that had none, because nothing grows from zero. */
  member_growth: z.int().nullable(),
  /** All events of the unit. */
  active_events: z.int(),
  /** Planned ones that begin in the future. */
  upcoming_events: z.int(),
  /** Both of the following. */
  pending_reviews: z.int(),
  /** Feedback that nobody has resolved. */
  pending_feedback: z.int(),
  /** Achievements that wait for a verification, without the reader's own. */
  pending_achievements: z.int(),
});

/**
 * Club data: what org knows of a unit. Each list has the first few of what it is about, so that the answer stays small
 * however large the club is; the figures count all, and each list has a call of its own.
 */
export const clubDataAnswer = z.object({
  unit: unitAnswer.pick({ _id: true, name: true, type: true, category: true, is_active: true }),
  /** The latest first. */
  events: z.array(clubEvent),
  /** By title. */
  positions: z.array(clubPosition),
  /** The newest tenure first. */
  positionHolders: z.array(clubHolder),
  /** Those that wait first, longest first. */
  achievements: z.array(clubAchievement),
  /** The latest first. */
  feedbacks: z.array(clubFeedback),
  dashboard: z.object({
    name: z.string(),
    /** Its beginning where it is long. */
    description: z.string(),
    contact_info: z.object({ email: z.string() }),
    budget_info: z.object({ allocated_budget: exactMoney, spent_amount: exactMoney }),
    tenures: z.object({ current: z.string(), previous: z.string() }),
    stats: clubStats,
    recent_events: z.array(
      z.object({
        id: objectId,
        name: z.string(),
        date: instant.nullable(),
        venue: z.string(),
        status: eventStatus,
      }),
    ),
    /** Those that have waited longest and that the reader may verify. */
    pending_endorsements: z.array(
      z.object({ id: objectId, title: z.string(), recipient: z.string(), type: achievementType }),
    ),
    recent_feedback: z.array(clubFeedback),
  }),
});
export type ClubData = z.infer<typeof clubDataAnswer>;
