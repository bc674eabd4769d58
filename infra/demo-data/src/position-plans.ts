import { addPositionBody } from '@portal/contracts';
import * as z from 'zod';
import { readPlans } from './read-plans';
import { inRounds } from './rounds';
import { unitNameIn } from './units';

/** A position of the demo institute, as the form of positions takes it; its unit by name. */
const positionPlan = z.strictObject({ ...addPositionBody.omit({ unit_id: true }).shape, unit: z.string() });

/** Of every type, also of two that are not in the list of types; no title comes twice. */
const plans = readPlans('./position-plans.json', positionPlan);

/** The positions of so many copies of the clubs; those of councils are copied with them. */
export function positionPlans(copies: number): z.infer<typeof positionPlan>[] {
  return inRounds(copies, plans, (plan, round) => ({
    ...plan,
    title: `${plan.title} ${round}`,
    unit: unitNameIn(round, plan.unit),
  }));
}
