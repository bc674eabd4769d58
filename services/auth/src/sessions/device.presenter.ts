import type { SignedInDevice } from '@portal/contracts';
import type { BrowserSession } from './session.domain';

/** A browser by the names people know. */
export type DeviceName = Pick<SignedInDevice, 'browser' | 'system' | 'kind'>;

/** The device in use first, then the others, last used first. */
export function presentDevices(
  sessions: readonly BrowserSession[],
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
