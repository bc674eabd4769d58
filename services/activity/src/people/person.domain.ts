import type { EventData, Role } from '@portal/contracts';

/** What this service stores of an account: where its mail goes, and its role. */
export interface Person {
  _id: string;
  version: number;
  /** The e-mail address. */
  username: string;
  /** Absent in copies that are older than this field. */
  role?: Role;
}

export function personOf({ data }: { data: EventData<'auth.account.registered.v1'> }): Person {
  const { userId, version, username, role } = data;
  return { _id: userId, version, username, role };
}
