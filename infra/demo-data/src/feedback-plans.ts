import { readFileSync } from 'node:fs';
import { feedbackType } from '@portal/contracts';
import * as z from 'zod';

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
  /** What was done, where it is resolved. */
  actions: z.string().optional(),
});
export type FeedbackPlan = z.infer<typeof feedbackPlan>;

/** Sixty entries of every type and on every kind of thing: a third anonymous, half resolved. */
export const feedbackPlans = z
  .array(feedbackPlan)
  .parse(JSON.parse(readFileSync(new URL('./feedback-plans.json', import.meta.url), 'utf8')));
