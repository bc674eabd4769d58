import type { SignedInDevice } from '@portal/contracts';
import type { SignInSession } from './domain';

/** What a browser says of itself, as far as people recognise it. */
export type DeviceName = Pick<SignedInDevice, 'browser' | 'system' | 'kind'>;

/** A session with what its browser said of itself. */
export interface KnownSession extends SignInSession {
  userAgent: string;
}

/** The one in use first, then those used last. */
export function presentDevices(
  sessions: readonly KnownSession[],
  currentId: string,
  nameOf: (userAgent: string) => DeviceName,
): SignedInDevice[] {
  return sessions
    .map(({ id, userAgent, createdAt, lastSeenAt }) => ({
      _id: id,
      ...nameOf(userAgent),
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      current: id === currentId,
    }))
    .toSorted((a, b) => Number(b.current) - Number(a.current) || b.lastSeenAt.localeCompare(a.lastSeenAt));
}
