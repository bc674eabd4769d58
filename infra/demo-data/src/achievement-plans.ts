import { achievementType } from '@portal/contracts';
import * as z from 'zod';
import { readPlans } from './read-plans';

/** An achievement of the demo institute, as the form of achievements takes it. */
const achievementPlan = z.strictObject({
  title: z.string(),
  category: z.string(),
  type: achievementType,
  level: z.string(),
  position: z.string().default(''),
  /** The title of the event it was reached at, which is over. */
  event: z.string().optional(),
  /** Whether there is a file that proves it. */
  certificate: z.boolean().default(false),
});
export type AchievementPlan = z.infer<typeof achievementPlan>;

/** At the events of the Coding Club, which its coordinator reviews. */
export const clubAchievementPlans = readPlans('./club-achievement-plans.json', achievementPlan);

/** Of every type. */
export const achievementPlans = readPlans('./achievement-plans.json', achievementPlan);
