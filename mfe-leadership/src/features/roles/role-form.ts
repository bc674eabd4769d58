import type { BodyInput, calls, Person } from '@portal/contracts';
import { fieldErrorsOf, hasCode, messageOf } from '@portal/web-kit';
import { texts } from '../../texts';

const words = texts.roles;

/** What the panel holds. */
export interface RoleForm {
  person: Person | null;
  role: string;
  unit: { readonly id: string; readonly label: string } | null;
  /** The last day, `YYYY-MM-DD`; empty for the end of the tenure. */
  until: string;
}

/** What can be said before anything is sent. */
export const checks = {
  person: (person: RoleForm['person']) => person !== null || words.personMissing,
  role: (role: string) => role !== '' || words.roleMissing,
  unit: (unit: RoleForm['unit']) => unit !== null || words.unitMissing,
  until: (today: string) => (until: string) => until === '' || until >= today || words.dayOver,
};

export function roleBody({ role, unit, until }: RoleForm): BodyInput<typeof calls.changeRole> {
  return {
    role: role as BodyInput<typeof calls.changeRole>['role'],
    ...(role === 'CLUB_COORDINATOR' && unit && { unit_id: unit.id }),
    ...(until && { until }),
  };
}

/** What a refusal says of the fields; nothing when it is about something else. */
export function refusedFields(error: unknown): readonly { name: keyof RoleForm; message: string }[] {
  const message = messageOf(error, words.notGiven);
  if (hasCode(error, 'USER.NOT_FOUND') || hasCode(error, 'USER.OWN_ROLE')) return [{ name: 'person', message }];
  if (hasCode(error, 'USER.UNIT_NOT_FOUND')) return [{ name: 'unit', message }];
  return fieldErrorsOf(error, ['role', 'unit_id', 'until']).map(({ name, message: found }) => ({
    name: name === 'unit_id' ? 'unit' : name,
    message: found,
  }));
}
