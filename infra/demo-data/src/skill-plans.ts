import { createSkillBody } from '@portal/contracts';
import * as z from 'zod';
import { readPlans } from './read-plans';

/** A skill of the demo institute, as the form of skills takes it; one that is `proposed` is still to be endorsed. */
const skillPlan = z.strictObject({
  ...createSkillBody.pick({ name: true, category: true, type: true }).shape,
  proposed: z.boolean().default(false),
});
export type SkillPlan = z.infer<typeof skillPlan>;

/** Of every type; no name comes twice. */
export const skillPlans = readPlans('./skill-plans.json', skillPlan);
