import type { EventData, Role } from '@portal/contracts';

/** What this service keeps of an account of auth. */
export interface Person {
  id: string;
  /** The source's count of changes: a copy is replaced only by a newer one. */
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

/** Deliveries repeat and overtake each other; only a newer copy counts. */
export function supersedes(arrived: Person, held: Person | null): boolean {
  return held === null || arrived.version > held.version;
}
