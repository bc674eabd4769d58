import type { EventData, Role } from '@portal/contracts';
import type { Actor } from '@portal/service-kit';

/** The copy of an account of auth. */
export interface Person {
  id: string;
  /** Auth's count of changes: a copy is replaced only by a newer one. */
  version: number;
  username: string;
  studentId: string | null;
  name: string;
  role: Role;
}

/** A person as rows of claims and achievements name them. */
export type NamedPerson = Pick<Person, 'id' | 'name' | 'username' | 'studentId'>;

/** As in the copy of accounts, or as in the session while the copy does not have the account yet. */
export function namedPersonOf(
  { userId: id, name, username }: Pick<Actor, 'userId' | 'name' | 'username'>,
  known: Person | null,
): NamedPerson {
  if (!known) return { id, name, username, studentId: null };
  return { id, name: known.name, username: known.username, studentId: known.studentId };
}

export function personOf(account: EventData<'auth.account.registered.v1'>): Person {
  const { userId, version, username, studentId, name, role } = account;
  return { id: userId, version, username, studentId: studentId ?? null, name, role };
}
