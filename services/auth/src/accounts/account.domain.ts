import { keyOf, type Role } from '@portal/contracts';

export interface Account {
  id: string;
  /** The e-mail address in lower case. */
  username: string;
  studentId: string | null;
  name: string;
  role: Role;
  /** Null for a student. */
  roleSince: Date | null;
  /** When the role expires; null for a role without an end. */
  roleUntil: Date | null;
  /** The unit given with a coordinator's role; null when the contact address of a unit decides. */
  roleUnitId: string | null;
  onboarded: boolean;
  emailConfirmed: boolean;
  /** Address of the picture, from the root of the portal's origin; null before the profile is complete. */
  profilePic: string | null;
  /** The newest version of the profile that was applied. */
  profileVersion: number;
  /** Issuer and subject at the OpenID provider; null for those who sign in with a password only. */
  providerSubject: string | null;
  /** Rises when the password changes; sessions that began with an older one are over. */
  passwordVersion: number;
  /** Rises with every change, so that tokens minted before can be refused. */
  version: number;
  createdAt: Date;
}

/** A unit whose coordinators are looked for; its contact addresses count while it is open. */
export interface CoordinatedUnit {
  unitId: string;
  addresses: readonly string[];
}

/** The role a person has at a moment: one that ended counts as STUDENT. */
export function roleAt(account: Pick<Account, 'role' | 'roleUntil'>, now: Date): Role {
  return account.roleUntil && account.roleUntil <= now ? 'STUDENT' : account.role;
}

/** Nobody has shown anything of the person yet: neither control of the address nor a profile. */
export function isProvisional({ emailConfirmed, onboarded }: Pick<Account, 'emailConfirmed' | 'onboarded'>): boolean {
  return !emailConfirmed && !onboarded;
}

/** Whether an e-mail address is of the institute. */
export function isInstituteAddress(email: string, domain: string): boolean {
  const [, host, ...more] = keyOf(email).split('@');
  return host === domain && more.length === 0;
}

/** The person that an event about a session, a password or an address names. */
export function personOf({ id: userId, username, name }: Account): { userId: string; username: string; name: string } {
  return { userId, username, name };
}

/** The person as the actor of an event, where there is no access token yet that says so. */
export function actorOf(account: Account, now: Date): { userId: string; name: string; role: Role } {
  return { userId: account.id, name: account.name, role: roleAt(account, now) };
}
