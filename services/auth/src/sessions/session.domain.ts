import { DAY_MS, type EventData, HOUR_MS, type Role } from '@portal/contracts';
import type { Account } from '../accounts/account.domain';

/** Two tabs that refresh at once send the same token; the later one must not end the session. */
const REPEAT_GRACE_MS = 10_000;

/** How a session began. */
export type SignInWay = EventData<'auth.session.started.v1'>['way'];

export interface SignInSession {
  id: string;
  userId: string;
  /** Null for sessions that are older than this field. */
  way: SignInWay | null;
  /** Of the account when the session started: one that started while the password was being changed is over as well. */
  passwordVersion: number;
  /** Hash of the part of the refresh token that stays for the life of the session. */
  familyHash: string;
  /** Hash of the part that changes at every refresh. */
  secretHash: string;
  previousHash: string | null;
  rotatedAt: Date;
  createdAt: Date;
  lastSeenAt: Date;
  expiresAt: Date;
}

/** A session with the User-Agent header of its browser. */
export interface BrowserSession extends SignInSession {
  userAgent: string;
}

/** Whether the account was registered in this session, and its password is still the one of then. */
export function isRegistering(
  session: Pick<SignInSession, 'userId' | 'way' | 'passwordVersion'>,
  account: Pick<Account, 'id' | 'passwordVersion'>,
): boolean {
  const isCurrent = session.userId === account.id && session.passwordVersion === account.passwordVersion;
  return isCurrent && session.way === 'registration';
}

/** A session expires when it is not used for a while, and at the latest after a fixed time; for officers sooner. */
export function expiryOf(session: Pick<SignInSession, 'createdAt' | 'lastSeenAt'>, role: Role): Date {
  const [idleMs, maxMs] = role === 'STUDENT' ? [7 * DAY_MS, 30 * DAY_MS] : [12 * HOUR_MS, 7 * DAY_MS];
  return new Date(Math.min(session.lastSeenAt.getTime() + idleMs, session.createdAt.getTime() + maxMs));
}

/**
 * `current`: the newest token. `repeated`: the one just before it, within ten seconds. `reused`: any older token of
 * this session. Either its owner or a thief sent it, and nothing tells which, so the session has to end.
 */
export function classifyRefreshToken(
  session: SignInSession,
  secretHash: string,
  now: Date,
): 'current' | 'repeated' | 'reused' {
  if (secretHash === session.secretHash) return 'current';
  const sinceRotation = now.getTime() - session.rotatedAt.getTime();
  return secretHash === session.previousHash && sinceRotation <= REPEAT_GRACE_MS ? 'repeated' : 'reused';
}
