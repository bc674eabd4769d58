import { ACCESS_TOKEN, SECOND_MS } from '@portal/contracts';
import { type Clock, type Revocation, type Session, formatRevocation } from '@portal/service-kit';
import type { RevocationRepository } from './revocation.repository';

/** Until every token of now has expired, also by the clock of another machine. */
const REVOCATION_LIFETIME_MS = (ACCESS_TOKEN.lifetimeSeconds + ACCESS_TOKEN.clockSkewSeconds) * SECOND_MS;

interface Dependencies {
  repository: RevocationRepository;
  clock: Clock;
}

export type RevocationService = ReturnType<typeof createRevocationService>;

/**
 * Services verify access tokens without auth for as long as the tokens live; only the gateway learns from revocations
 * which of them it must refuse before that. Both kinds are returned as the gateway reads them.
 */
export function createRevocationService({ repository, clock }: Dependencies) {
  async function save(revocation: Revocation, session: Session): Promise<string> {
    await repository.save(revocation, new Date(clock.now().getTime() + REVOCATION_LIFETIME_MS), session);
    return formatRevocation(revocation);
  }

  /** Revokes the tokens of a session. */
  function revokeSession(sessionId: string, session: Session): Promise<string> {
    return save({ kind: 'session', sessionId }, session);
  }

  /** Revokes the tokens that were minted before this version of an account. */
  function revokeTokens({ id: userId, version }: { id: string; version: number }, session: Session): Promise<string> {
    return save({ kind: 'account', userId, version }, session);
  }

  async function list(): Promise<string[]> {
    return repository.listUnexpired(clock.now());
  }

  return { revokeSession, revokeTokens, list };
}
