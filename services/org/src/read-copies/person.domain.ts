import type { EventData } from '@portal/contracts';

/** What this service stores of an account of auth. */
export interface Person {
  id: string;
  version: number;
  /** The email address. */
  username: string;
  name: string;
  studentId: string | null;
}

export function personOf(account: EventData<'auth.account.registered.v1'>): Person {
  const { userId, version, username, name, studentId } = account;
  return { id: userId, version, username, name, studentId: studentId ?? null };
}
