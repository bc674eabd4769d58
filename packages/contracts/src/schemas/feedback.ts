import * as z from 'zod';
import {
  FEEDBACK_TARGET_ALIASES,
  FEEDBACK_TARGET_TYPES,
  feedbackStatus,
  feedbackTargetType,
  feedbackType,
  unitCategory,
} from '../vocabulary';
import { calendarDay, count, instant, month, objectId, pageQuery, searchText, text } from './primitives';

const FORM_SPELLINGS = ['Club/Organization', 'POR'] as const;
const isFormSpelling = (value: string): value is (typeof FORM_SPELLINGS)[number] => value in FEEDBACK_TARGET_ALIASES;

/** Takes the form's spelling and the list's, and gives the list's. */
const anyTargetType = z
  .enum([...FEEDBACK_TARGET_TYPES, ...FORM_SPELLINGS], { error: 'Please choose what your feedback is about.' })
  .transform((value) => (isFormSpelling(value) ? FEEDBACK_TARGET_ALIASES[value] : value));

const rating = z
  .int('Please choose 1 to 5 stars.')
  .min(1, 'Please choose 1 to 5 stars.')
  .max(5, 'Please choose 1 to 5 stars.');

export const addFeedbackBody = z.strictObject({
  type: z.enum(feedbackType.options, { error: 'Please choose a type.' }),
  target_type: anyTargetType,
  target_id: z.string({ error: 'Please choose what your feedback is about.' }).pipe(objectId),
  comments: text('Please enter your comments.'),
  rating: rating.optional(),
  is_anonymous: z.boolean().default(false),
  /** The session's own; anybody else is refused. */
  feedback_by: objectId.optional(),
});

export const resolveFeedbackBody = z.strictObject({
  actions_taken: text('Please enter actions taken.'),
  /** The session's own; anybody else is refused. */
  resolved_by: objectId.optional(),
});

/** Newest first; `q` is looked for among the beginnings of the words of what the feedback is about. */
export const listFeedbackQuery = z.strictObject({
  ...pageQuery.shape,
  status: feedbackStatus.optional(),
  type: feedbackType.optional(),
  target_type: anyTargetType.optional(),
  q: searchText.optional(),
  /** The unit that it is about, or whose event or position it is about. */
  unit: objectId.optional(),
  /** Of that unit. */
  category: unitCategory.optional(),
  /** Given on these days of the institute, both included. */
  from: calendarDay.optional(),
  to: calendarDay.optional(),
});

/** One's own, newest first. */
export const listOwnFeedbackQuery = z.strictObject({ ...pageQuery.shape, status: feedbackStatus.optional() });

/** The address of another person: null for visitors and students. */
const usernameForOfficers = z.string().nullable();

/** What feedback is about, by its type; a unit that is not known has no name. */
const feedbackTarget = z.union([
  z.object({ _id: objectId, personal_info: z.object({ name: z.string() }), username: usernameForOfficers }),
  z.object({ _id: objectId, title: z.string(), organizing_unit: z.string().nullable() }),
  z.object({ _id: objectId, title: z.string(), unit: z.string().nullable() }),
  z.object({ _id: objectId, name: z.string(), parent: z.string().nullable() }),
]);

/**
 * Feedback as everybody reads it. When it is anonymous the author is absent and the time is cut to the hour. Only the
 * author gets `mine`, only people who may resolve it get `can_resolve`. In lists long texts end after
 * {@link FEEDBACK_SHOWN} characters, which `comments_cut` and `actions_cut` say; readFeedback gives all of them.
 */
export const feedbackAnswer = z.object({
  _id: objectId,
  type: feedbackType,
  target_type: feedbackTargetType,
  target_data: feedbackTarget,
  /** Of the unit it is about, or whose event or position it is about. */
  unit_category: unitCategory.optional(),
  comments: z.string(),
  comments_cut: z.literal(true).optional(),
  rating: rating.optional(),
  is_anonymous: z.boolean(),
  feedback_by: z.object({ personal_info: z.object({ name: z.string() }), username: usernameForOfficers }).optional(),
  is_resolved: z.boolean(),
  actions_taken: z.string().optional(),
  actions_cut: z.literal(true).optional(),
  resolved_by: z.object({ name: z.string() }).optional(),
  resolved_at: instant.optional(),
  created_at: instant,
  mine: z.literal(true).optional(),
  can_resolve: z.literal(true).optional(),
});
export type FeedbackAnswer = z.infer<typeof feedbackAnswer>;

/** At most 50 of each kind, by name; `type` asks for one kind alone, `id` with it for one of them. */
export const listFeedbackTargetsQuery = z
  .strictObject({ q: searchText.optional(), type: anyTargetType.optional(), id: objectId.optional() })
  .refine(({ type, id }) => id === undefined || type !== undefined, {
    path: ['type'],
    error: 'Please choose what your feedback is about.',
  });

/** What feedback can be about; `user_id` is the student ID, and for officers the username of who has none. */
export const feedbackTargets = z.object({
  users: z.array(z.object({ _id: objectId, name: z.string(), user_id: z.string().nullable() })),
  events: z.array(z.object({ _id: objectId, title: z.string() })),
  organizational_units: z.array(z.object({ _id: objectId, name: z.string() })),
  positions: z.array(z.object({ _id: objectId, title: z.string(), unit: z.string().nullable() })),
});
export type FeedbackTargets = z.infer<typeof feedbackTargets>;

/** How much feedback a person gave, and how much of it is resolved. */
export const ownFeedbackCounts = z.object({ given: count, resolved: count });
export type OwnFeedbackCounts = z.infer<typeof ownFeedbackCounts>;

/** Counts of all feedback; `months` are the institute's last twelve, oldest first. */
export const feedbackStatistics = z.object({
  count,
  open: count,
  resolved: count,
  /** Of those that have a rating, to two decimals. */
  mean_rating: z.number().min(1).max(5).nullable(),
  /** From giving to resolving, the mean to one decimal. */
  days_to_resolve: z.number().min(0).nullable(),
  /** One to five stars. */
  ratings: z.array(z.object({ stars: z.int(), count })).length(5),
  types: z.array(z.object({ type: feedbackType, count, resolved: count })),
  months: z.array(z.object({ month, count, resolved: count })).length(12),
});
export type FeedbackStatistics = z.infer<typeof feedbackStatistics>;

/** Feedback by the month in which it was given, the institute's last twelve, oldest first. */
export const feedbackByMonth = z.object({
  computed_at: instant,
  /** The only unit that it is of; absent for a whole category and for all. */
  unit_id: objectId.optional(),
  months: z
    .array(
      z.object({
        month,
        count,
        resolved: count,
        /** From giving to resolving, to one decimal; null where none of it is resolved. */
        median_days: z.number().min(0).nullable(),
      }),
    )
    .length(12),
});
export type FeedbackByMonth = z.infer<typeof feedbackByMonth>;
