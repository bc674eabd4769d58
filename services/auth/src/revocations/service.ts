import { ACCESS_TOKEN } from '@portal/contracts';
import type { Clock, Session } from '@portal/service-kit';
import type { Revocation } from './domain';
import type { RevocationRepository } from './repository';

/** Clocks of two machines differ by less. */
const SPARE_SECONDS = 60;

export type RevocationService = ReturnType<typeof createRevocationService>;

/** Access tokens live ten minutes and are verified by everyone alone; this is how the gateway learns of dead ones. */
export function createRevocationService({ repository, clock }: { repository: RevocationRepository; clock: Clock }) {
  async function save(revocation: Revocation, session: Session): Promise<Revocation> {
    const expiresAt = new Date(clock.now().getTime() + (ACCESS_TOKEN.lifetimeSeconds + SPARE_SECONDS) * 1000);
    await repository.save(revocation, expiresAt, session);
    return revocation;
  }

  return {
    revokeSession: (sessionId: string, session: Session) => save({ kind: 'session', sessionId }, session),

    /** All tokens minted before this version of the account. */
    revokeTokens: (account: { id: string; version: number }, session: Session) =>
      save({ kind: 'account', userId: account.id, version: account.version }, session),

    listLive: () => repository.listLive(clock.now()),
  };
}
