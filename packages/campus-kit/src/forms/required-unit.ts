import { UNIT_CATEGORIES } from '@portal/contracts';
import * as z from 'zod/mini';

/** A unit, as `FormUnitPicker` keeps it; `null` is refused with `missing`. */
export function requiredUnit(missing: string) {
  return z
    .nullable(z.object({ id: z.string(), label: z.string(), category: z.optional(z.enum(UNIT_CATEGORIES)) }))
    .check(z.refine((picked) => picked !== null, missing));
}
