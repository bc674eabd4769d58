import type { EventData, Role, SessionUser, UnitRef } from '@portal/contracts';
import { DomainError } from '@portal/service-kit/errors';

export interface Account {
  id: string;
  /** The e-mail address in lower case. */
  username: string;
  studentId: string | null;
  name: string;
  role: Role;
  /** Null for a student. */
  roleSince: Date | null;
  /** When the role ends by itself; null for a role without an end. */
  roleUntil: Date | null;
  /** The unit given with a coordinator's role; null when the contact address of a unit decides. */
  roleUnitId: string | null;
  onboarded: boolean;
  emailConfirmed: boolean;
  /** Address of the picture, from the root of the portal's origin; null before the profile is complete. */
  profilePic: string | null;
  /** The newest version of the profile that was taken over. */
  profileVersion: number;
  /** Whom another sign-in provider knows this person as; null for those who have only a password. */
  providerSubject: string | null;
  /** Rises with every other password: a session began with one, and ends with it. */
  passwordVersion: number;
  /** Rises with every change that a token carries, so that older tokens can be refused. */
  version: number;
  createdAt: Date;
}

/** The mail that asks a person to confirm the address. */
export const CONFIRMATION_MAIL = 'confirm-email';

/** The role a person has at a moment: one that ended counts as STUDENT. */
export function roleAt(account: Pick<Account, 'role' | 'roleUntil'>, now: Date): Role {
  return account.roleUntil && account.roleUntil <= now ? 'STUDENT' : account.role;
}

export function refuseForeignAddress(email: string, domain: string): void {
  const address = email.trim().toLowerCase();
  const [, host, ...more] = address.split('@');
  if (host !== domain || more.length > 0) throw new DomainError('AUTH.WRONG_DOMAIN', { domain });
}

/** What screens may know of the signed-in person, and never more. */
export function presentUser(
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

/** Whom an event about a session, a password or an address names. */
export function personOf({ id: userId, username, name }: Account): { userId: string; username: string; name: string } {
  return { userId, username, name };
}

/** The person as the cause of an event, before there is a token that says so. */
export function actorOf(account: Account, now: Date): { userId: string; name: string; role: Role } {
  return { userId: account.id, name: account.name, role: roleAt(account, now) };
}

/** What other services keep of a person. */
export function eventDataOf(account: Account, now: Date): EventData<'auth.account.registered.v1'> {
  return {
    version: account.version,
    userId: account.id,
    username: account.username,
    ...(account.studentId !== null && { studentId: account.studentId }),
    name: account.name,
    role: roleAt(account, now),
    ...(account.profilePic !== null && { profilePic: account.profilePic }),
  };
}
