import { readFileSync } from 'node:fs';
import { eventCategory, eventMode } from '@portal/contracts';
import * as z from 'zod';

/** An event of the demo institute; days and hours are relative to the day the data is made, in institute time. */
const eventPlan = z.strictObject({
  title: z.string(),
  unit: z.string(),
  category: eventCategory,
  type: z.string(),
  description: z.string(),
  venue: z.string(),
  mode: eventMode,
  /** Days from today. */
  day: z.int(),
  /** Hour of the start, 24-hour clock, halves allowed; null for what is under way when the data is made. */
  from: z.number().min(0).max(24).nullable(),
  hours: z.number().positive(),
  places: z.int().optional(),
  fees: z.int().optional(),
  /** How many of the further students register; three to six unless it is said. */
  crowd: z.int().optional(),
  /** Named students who register soon, and who are the last. */
  early: z.array(z.string()).default([]),
  late: z.array(z.string()).default([]),
  /** The first to register gives the place back. */
  leaves: z.boolean().default(false),
});
export type EventPlan = z.infer<typeof eventPlan>;

/** Forty events over all categories and states. */
export const eventPlans = z
  .array(eventPlan)
  .parse(JSON.parse(readFileSync(new URL('./event-plans.json', import.meta.url), 'utf8')));
