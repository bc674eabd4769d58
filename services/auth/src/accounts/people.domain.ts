import type { Person, UnitRef } from '@portal/contracts';
import { lastDayBefore } from '../institute-time/domain';
import { type Account, roleAt } from './domain';

/** As much of an account as lists of people show. */
export type ListedAccount = Pick<
  Account,
  'id' | 'username' | 'studentId' | 'name' | 'profilePic' | 'role' | 'roleSince' | 'roleUntil' | 'roleUnitId'
>;

interface Circumstances {
  now: Date;
  timeZone: string;
}

/** A person as pickers show one. */
export function presentPerson(account: ListedAccount, { now }: Pick<Circumstances, 'now'>): Person {
  const { id, studentId, username, name, profilePic } = account;
  return {
    _id: id,
    user_id: studentId,
    username,
    role: roleAt(account, now),
    personal_info: { name, ...(profilePic !== null && { profilePic }) },
  };
}

/** A person as the president sees one: of an office, for what, since when and until when. */
export function presentOfficer(account: ListedAccount, unit: UnitRef | null, { now, timeZone }: Circumstances): Person {
  const person = presentPerson(account, { now });
  if (person.role === 'STUDENT') return person;
  const { roleSince, roleUntil } = account;
  return {
    ...person,
    ...(unit && { unit }),
    roleSince: roleSince && roleSince.toISOString(),
    roleUntil: roleUntil && lastDayBefore(roleUntil, timeZone),
  };
}
