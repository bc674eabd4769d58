import { type Store, createLimiter } from '@portal/service-kit';
import { isDomainError } from '@portal/service-kit/errors';
import type { Lane } from '../sign-in-limits/fair-queue.service';
import { limitKeyOf } from '../sign-in-limits/limit-key.crypto';
import { tooManyAttempts } from '../sign-in-limits/pause.domain';

interface Dependencies {
  store: Pick<Store, 'connection'>;
  /** How many of an address may succeed and be refused in a window. */
  limits: { registrations: number; refusals: number; windowSeconds: number };
}

/** Refusals that cost a hash and tell something of others. */
const isTaken = (error: unknown) =>
  isDomainError(error, 'AUTH.EMAIL_TAKEN') || isDomainError(error, 'AUTH.STUDENT_ID_TAKEN');

export type RegistrationLimitService = ReturnType<typeof createRegistrationLimitService>;

/**
 * Limits the registrations of an address, which a campus may share. Those that succeed and those that are refused are
 * counted apart: too many refusals refuse only what would be refused anyway, and let the address hash after the others.
 */
export function createRegistrationLimitService({ store, limits }: Dependencies) {
  const counter = (keyPrefix: string, points: number) =>
    createLimiter(store, { keyPrefix, points, duration: limits.windowSeconds });
  const registered = counter('register', limits.registrations);
  const refused = counter('register-refused', limits.refusals);

  /** Refuses an address that has no registration left, before anything is hashed for it. Answers the lane to hash in. */
  async function enter(network: string): Promise<Lane> {
    const key = limitKeyOf([network]);
    const [done, wrong] = await Promise.all([registered.get(key), refused.get(key)]);
    if (done && done.consumedPoints >= limits.registrations) throw tooManyAttempts(secondsOf(done));
    return (wrong?.consumedPoints ?? 0) < limits.refusals ? 'ordinary' : 'suspicious';
  }

  /** Runs work that registers someone, and counts it as what it was. */
  async function use<T>(network: string, work: () => Promise<T>): Promise<T> {
    const key = limitKeyOf([network]);
    const counted = await registered.penalty(key);
    try {
      if (counted.consumedPoints > limits.registrations) throw tooManyAttempts(secondsOf(counted));
      return await work();
    } catch (error) {
      await registered.reward(key);
      if (!isTaken(error)) throw error;
      const wrong = await refused.penalty(key);
      throw wrong.consumedPoints > limits.refusals ? tooManyAttempts(secondsOf(wrong)) : error;
    }
  }

  return { enter, use };
}

const secondsOf = ({ msBeforeNext }: { msBeforeNext: number }) => Math.ceil(msBeforeNext / 1000);
