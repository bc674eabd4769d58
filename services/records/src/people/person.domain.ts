import type { EventData, Role } from '@portal/contracts';

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

export function personOf(account: EventData<'auth.account.registered.v1'>): Person {
  const { userId, version, username, studentId, name, role } = account;
  return { id: userId, version, username, studentId: studentId ?? null, name, role };
}
