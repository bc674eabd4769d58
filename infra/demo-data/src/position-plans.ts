import { addPositionBody } from '@portal/contracts';
import * as z from 'zod';
import { readPlans } from './read-plans';

/** A position of the demo institute, as the form of positions takes it; its unit by name. */
const positionPlan = z.strictObject({ ...addPositionBody.omit({ unit_id: true }).shape, unit: z.string() });

/** Of every type, also of two that are not in the list of types; no title comes twice. */
export const positionPlans = readPlans('./position-plans.json', positionPlan);
