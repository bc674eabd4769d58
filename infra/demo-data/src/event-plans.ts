import { eventCategory, eventMode } from '@portal/contracts';
import * as z from 'zod';
import { readPlans } from './read-plans';

/** An event of the demo institute; days and hours are relative to the day of seeding, in institute time. */
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
  /** 24-hour clock, fractions allowed; null for an event that has begun two hours ago. */
  startHour: z.number().min(0).max(24).nullable(),
  hours: z.number().positive(),
  /** Absent where nobody has to register. */
  capacity: z.int().optional(),
  fees: z.int().optional(),
  /** Names of skills that those who attend may claim. */
  skills: z.array(z.string()).default([]),
  /** How many generated students register; three to six by default. */
  crowd: z.int().optional(),
  /** Named students who register among the first, and who are the last. */
  early: z.array(z.string()).default([]),
  late: z.array(z.string()).default([]),
  /** Whether the first to register leaves again. */
  leaves: z.boolean().default(false),
});
export type EventPlan = z.infer<typeof eventPlan>;

/** Forty events over all categories and states. */
export const eventPlans = readPlans('./event-plans.json', eventPlan);
