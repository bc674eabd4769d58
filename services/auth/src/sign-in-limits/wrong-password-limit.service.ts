import type { AttemptCounter } from './attempt-counter.repository';
import type { AttemptGate } from './attempt-gate.service';
import { SUSPICIOUS_FAILURES } from './attempt-limit.ports';
import type { Client, Lane } from './fair-queue.service';
import { limitKeyOf } from './limit-key.crypto';
import { networkOf } from './network.domain';
import type { SprayAlarm } from './spray-alarm.service';

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
  /** Accounts that signed in from an address. */
  signedIn: Pick<AttemptCounter, 'add'>;
  failuresOfAddress: Pick<AttemptCounter, 'takeBack'>;
  sprayAlarm: SprayAlarm;
}

/** While passwords are sprayed. */
const SUSPICIOUS_FAILURES_OF_SPRAY = 2;

export type WrongPasswordLimitService = ReturnType<typeof createWrongPasswordLimitService>;

/**
 * Limits wrong passwords. A known device has a count of its own, so that nobody else locks its owner out. All keys are
 * what was typed, so that unknown accounts are limited like known ones.
 */
export function createWrongPasswordLimitService(deps: Dependencies) {
  const { strict, ofAddress, ofAccount, signedIn, failuresOfAddress, sprayAlarm } = deps;

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
    const [pairKey, networkKey] = [limitKeyOf([email, network]), limitKeyOf([network])];
    await ofAddress.refuseWaiting(networkKey);
    return strict.attempt(pairKey, isFailure, () =>
      ofAddress.attempt(networkKey, isFailure, (failures) =>
        ofAccount.attempt(limitKeyOf([email]), isFailure, async (failuresOfAccount) => {
          const lane = laneAfter(Math.max(failures, failuresOfAccount));
          const result = await work({ key: network, lane }).catch((error: unknown) => {
            if (isFailure(error)) sprayAlarm.countFailure();
            throw error;
          });
          if (failures > 0) await takeFailureBack(pairKey, networkKey);
          return result;
        }),
      ),
    );
  }

  /** An address or an account that is suspicious is served after the others. */
  function laneAfter(failures: number): Lane {
    const many = sprayAlarm.isOn() ? SUSPICIOUS_FAILURES_OF_SPRAY : SUSPICIOUS_FAILURES;
    return failures < many ? 'ordinary' : 'suspicious';
  }

  /** One for each account in a window: a campus behind one address mistypes often and signs in more often. */
  async function takeFailureBack(pairKey: string, networkKey: string): Promise<void> {
    const { used } = await signedIn.add(pairKey);
    if (used === 1) await failuresOfAddress.takeBack(networkKey);
  }

  return { attempt };
}
