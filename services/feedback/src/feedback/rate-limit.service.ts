import type { Clock, Session } from '@portal/service-kit';
import { DomainError } from '@portal/service-kit/errors';
import type { Slot } from './rate-limit.domain';
import { expiryOf, nextSlot, secondsToWait, slotsAt } from './rate-limit.domain';
import type { RateLimitRepository } from './rate-limit.repository';
import { keyedHash, keyFor } from './feedback.crypto';

interface Dependencies {
  repository: RateLimitRepository;
  authorKey: string;
  clock: Clock;
}

export type RateLimit = ReturnType<typeof createRateLimit>;

/**
 * Holds however many requests come at once on however many instances: each slot is a row that one of them creates, in
 * the transaction of what it is taken for.
 */
export function createRateLimit({ repository, authorKey, clock }: Dependencies) {
  const slotKey = keyFor(authorKey, 'allowance');

  /** Throws FEEDBACK.TOO_MANY when the person has no slot left. */
  async function takeSlot(userId: string, session: Session): Promise<void> {
    const now = clock.now();
    const slots = new Map(slotsAt(now).map((slot) => [idOf(userId, slot), slot]));
    const takenIds = await repository.findTaken([...slots.keys()], session);
    const taken = [...slots].filter(([id]) => takenIds.has(id)).map(([, slot]) => slot);
    const slot = nextSlot(now, taken);
    if (!slot) throw new DomainError('FEEDBACK.TOO_MANY', { retryAfter: secondsToWait(now, taken) });
    await repository.take(idOf(userId, slot), expiryOf(slot), session);
  }

  function idOf(userId: string, { window, number }: Slot): string {
    return keyedHash(slotKey, userId, window, number);
  }

  async function deleteExpired(): Promise<void> {
    await repository.deleteExpired(clock.now());
  }

  return { takeSlot, deleteExpired };
}
