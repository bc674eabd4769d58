import type { Person, SessionUser, UnitLeader, UnitRef } from '@portal/contracts';
import { lastDayBefore } from '@portal/service-kit/institute-time';
import { type Account, roleAt } from './account.domain';

/** The signed-in person as screens see it, and never more. */
export function presentSessionUser(
  account: Account,
  unit: UnitRef | null,
  { now, requireConfirmedEmail }: { now: Date; requireConfirmedEmail: boolean },
): SessionUser {
  return {
    _id: account.id,
    username: account.username,
    role: roleAt(account, now),
    onboardingComplete: account.onboarded,
    ...(requireConfirmedEmail && !account.emailConfirmed && { emailConfirmed: false }),
    personal_info: { name: account.name, ...(account.profilePic !== null && { profilePic: account.profilePic }) },
    ...(unit && { unit }),
  };
}

/** A person as pickers show one. */
export function presentPerson(account: Account, now: Date): Person {
  const { id, studentId, username, name, profilePic } = account;
  return {
    _id: id,
    user_id: studentId,
    username,
    role: roleAt(account, now),
    personal_info: { name, ...(profilePic !== null && { profilePic }) },
  };
}

/** Who leads a unit, as everyone sees them: name, picture and office. */
export function presentLeader(account: Account, now: Date): UnitLeader {
  const { _id, role, personal_info } = presentPerson(account, now);
  return { _id, role, personal_info };
}

/** A person as the president sees one: with the unit, the start and the last day of an office. */
export function presentOfficer(
  account: Account,
  unit: UnitRef | null,
  { now, timeZone }: { now: Date; timeZone: string },
): Person {
  const person = presentPerson(account, now);
  if (person.role === 'STUDENT') return person;
  const { roleSince, roleUntil } = account;
  return {
    roleSince: roleSince && roleSince.toISOString(),
    roleUntil: roleUntil && lastDayBefore(roleUntil, timeZone),
    ...person,
    ...(unit && { unit }),
  };
}
