import * as z from 'zod';
import { count, instant, month, objectId } from './primitives';

/** Rupees and paise of many units. */
const sum = z.number().min(0);

/** What a dashboard draws of members and budgets, within the caller's area. */
export const unitStatistics = z.object({
  computed_at: instant,
  /** The only unit that it is of; absent for a whole category and for all. */
  unit_id: objectId.optional(),
  /** Confirmed position holders of the last tenures that have some, oldest first, at most eight. */
  tenures: z.array(z.object({ tenure: z.string(), count })).max(8),
  /**
   * The budgets of the units together, as they were at the end of the last twelve months and are now; null for months
   * of which they are not known.
   */
  budget: z.array(z.object({ month, allocated: sum.nullable(), spent: sum.nullable() })).length(12),
});
export type UnitStatistics = z.infer<typeof unitStatistics>;
