import type { AttemptGate } from './attempt-gate.service';
import type { Client } from './fair-queue.service';
import { limitKeyOf } from './limit-key.crypto';
import { networkOf } from './network.domain';

/** A caller who claims an account. */
export interface Claim {
  email: string;
  address: string;
  /** The device from which the account was signed in to before; null elsewhere. */
  knownDevice: string | null;
}

interface Dependencies {
  /** Few failures for one account and address, or for one known device. */
  strict: AttemptGate;
  /** Failures of an address for whatever accounts. */
  ofAddress: AttemptGate;
  /** Failures for an account from whatever addresses. */
  ofAccount: AttemptGate;
}

/** An address with more failures than people make by mistake is served after the others. */
const SUSPICIOUS_FAILURES = 10;

export type WrongPasswordLimitService = ReturnType<typeof createWrongPasswordLimitService>;

/**
 * Limits wrong passwords. A known device has a count of its own, so that nobody else locks its owner out. All keys are
 * what was typed, so that unknown accounts are limited like known ones.
 */
export function createWrongPasswordLimitService({ strict, ofAddress, ofAccount }: Dependencies) {
  /** Runs an attempt with the client that it hashes for; refuses before that. */
  async function attempt<T>(
    { email, address, knownDevice }: Claim,
    isFailure: (error: unknown) => boolean,
    work: (client: Client) => Promise<T>,
  ): Promise<T> {
    if (knownDevice !== null) {
      return strict.attempt(limitKeyOf(['device', knownDevice]), isFailure, () => work({ key: email, lane: 'known' }));
    }
    const network = networkOf(address);
    const networkKey = limitKeyOf([network]);
    await ofAddress.refuseWaiting(networkKey);
    return strict.attempt(limitKeyOf([email, network]), isFailure, () =>
      ofAddress.attempt(networkKey, isFailure, (failures) =>
        ofAccount.attempt(limitKeyOf([email]), isFailure, () =>
          work({ key: network, lane: failures < SUSPICIOUS_FAILURES ? 'ordinary' : 'suspicious' }),
        ),
      ),
    );
  }

  return { attempt };
}
