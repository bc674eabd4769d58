import { feedbackType } from '@portal/contracts';
import * as z from 'zod';
import { readPlans } from './read-plans';

/** Feedback of the demo institute, on an event or position by title, a unit by name or a person by username. */
const feedbackPlan = z.strictObject({
  type: feedbackType,
  on: z.enum(['event', 'unit', 'position', 'person']),
  about: z.string(),
  /** Days from today. */
  day: z.int().max(-1),
  comments: z.string(),
  rating: z.int().optional(),
  anonymous: z.boolean().default(false),
  /** The actions taken; absent where it is not resolved. */
  actions: z.string().optional(),
});
export type FeedbackPlan = z.infer<typeof feedbackPlan>;

/** Entries of every type and on every kind of target: a third anonymous, half resolved. */
export const feedbackPlans = readPlans('./feedback-plans.json', feedbackPlan);
