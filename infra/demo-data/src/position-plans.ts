import { readFileSync } from 'node:fs';
import { addPositionBody } from '@portal/contracts';
import * as z from 'zod';

/** A position of the demo institute, as the form of positions takes it; its unit by name. */
const positionPlan = z.strictObject({ ...addPositionBody.omit({ unit_id: true }).shape, unit: z.string() });
export type PositionPlan = z.infer<typeof positionPlan>;

/** Of every type, also of two that are not in the list; no title comes twice. */
export const positionPlans = z
  .array(positionPlan)
  .parse(JSON.parse(readFileSync(new URL('./position-plans.json', import.meta.url), 'utf8')));
