import { createHash, randomBytes } from 'node:crypto';
import type { Role } from '@portal/contracts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Two tabs that refresh at once send the same token; the later one must not end the session. */
const REPEAT_GRACE_MS = 10_000;

export interface SignInSession {
  id: string;
  userId: string;
  /** Of the account when it began: a sign-in that was under way while the password changed is over as well. */
  passwordVersion: number;
  familyHash: string;
  secretHash: string;
  previousHash: string | null;
  rotatedAt: Date;
  createdAt: Date;
  lastSeenAt: Date;
  expiresAt: Date;
}

/** How long a session lives unused and at all: shorter for those who hold an office. */
export function lifetimeOf(role: Role): { idleMs: number; longestMs: number } {
  return role === 'STUDENT'
    ? { idleMs: 7 * DAY_MS, longestMs: 30 * DAY_MS }
    : { idleMs: 12 * HOUR_MS, longestMs: 7 * DAY_MS };
}

export function expiryOf(session: Pick<SignInSession, 'createdAt' | 'lastSeenAt'>, role: Role): Date {
  const { idleMs, longestMs } = lifetimeOf(role);
  return new Date(Math.min(session.lastSeenAt.getTime() + idleMs, session.createdAt.getTime() + longestMs));
}

/** Two parts: the family stays for the life of a session, the secret changes at every use. */
export interface RefreshToken {
  family: string;
  secret: string;
}

const random = (bytes: number) => randomBytes(bytes).toString('base64url');

export const newFamily = () => random(16);
export const newSecret = () => random(32);
export const hashOf = (part: string) => createHash('sha256').update(part).digest('base64url');
export const spellToken = ({ family, secret }: RefreshToken) => `${family}.${secret}`;

export function parseToken(text: string | undefined): RefreshToken | null {
  const [, family, secret] = /^([\w-]{22})\.([\w-]{43})$/.exec(text ?? '') ?? [];
  return family && secret ? { family, secret } : null;
}

/**
 * `current`: the newest token. `repeated`: the one just before it, within ten seconds. `reused`: any older token of this
 * session, which only its owner or a thief can hold; nobody can tell which, so the session has to end.
 */
export function judge(session: SignInSession, secret: string, now: Date): 'current' | 'repeated' | 'reused' {
  const presented = hashOf(secret);
  if (presented === session.secretHash) return 'current';
  const sinceRotation = now.getTime() - session.rotatedAt.getTime();
  return presented === session.previousHash && sinceRotation <= REPEAT_GRACE_MS ? 'repeated' : 'reused';
}
