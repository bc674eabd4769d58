import type { PickedUnit } from '@portal/campus-kit/forms';
import { OFFICERS, type BodyInput, type calls, type Person } from '@portal/contracts';
import { optionalDay, requiredChoice } from '@portal/web-kit/forms';
import * as z from 'zod/mini';
import { messages } from './messages';

/** The fields in the order of the page; days are `YYYY-MM-DD`. */
export const roleSchema = (today: string) =>
  z
    .object({
      person: z.custom<Person | null>().check(z.refine((person) => person !== null, messages.personMissing)),
      role: requiredChoice(OFFICERS, messages.roleMissing),
      unit: z.custom<PickedUnit | null>(),
      /** The last day; empty for the end of the tenure. */
      until: optionalDay().check(z.refine((day) => day === '' || day >= today, messages.dayOver)),
    })
    .check(
      z.refine(({ role, unit }) => role !== 'CLUB_COORDINATOR' || unit !== null, {
        path: ['unit'],
        error: messages.unitMissing,
      }),
    );
export type RoleForm = z.infer<ReturnType<typeof roleSchema>>;

/** What is sent of a form without problems. */
export function roleBody({ role, unit, until }: RoleForm): BodyInput<typeof calls.changeRole> {
  if (role === '') throw new Error('A required choice is missing.');
  return {
    role,
    ...(role === 'CLUB_COORDINATOR' && unit && { unit_id: unit.id }),
    ...(until && { until }),
  };
}
