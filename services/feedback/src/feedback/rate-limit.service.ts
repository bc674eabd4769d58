import type { Clock } from '@portal/service-kit';
import { DomainError } from '@portal/service-kit/errors';
import type { Slot } from './rate-limit.domain';
import { expiryOf, nextSlot, secondsToWait, slotsAt } from './rate-limit.domain';
import type { RateLimitRepository } from './rate-limit.repository';
import { keyedHash, keyFor } from './cryptography.service';

interface Dependencies {
  repository: RateLimitRepository;
  authorKey: string;
  clock: Clock;
}

export type RateLimit = ReturnType<typeof createRateLimit>;

/** Holds however many requests come at once on however many instances: each slot is a row that one of them creates. */
export function createRateLimit({ repository, authorKey, clock }: Dependencies) {
  const slotKey = keyFor(authorKey, 'allowance');

  /** Runs work when the person has a slot left, else throws FEEDBACK.TOO_MANY. Work that fails does not count. */
  async function use<T>(userId: string, work: () => Promise<T>): Promise<T> {
    const id = await takeSlot(userId);
    try {
      return await work();
    } catch (error) {
      await repository.release(id);
      throw error;
    }
  }

  async function takeSlot(userId: string): Promise<string> {
    for (;;) {
      const now = clock.now();
      const slots = new Map(slotsAt(now).map((slot) => [idOf(userId, slot), slot]));
      const takenIds = await repository.findTaken([...slots.keys()]);
      const taken = [...slots].filter(([id]) => takenIds.has(id)).map(([, slot]) => slot);
      const slot = nextSlot(now, taken);
      if (!slot) throw new DomainError('FEEDBACK.TOO_MANY', { retryAfter: secondsToWait(now, taken) });
      const id = idOf(userId, slot);
      if (await repository.take(id, expiryOf(slot))) return id;
    }
  }

  function idOf(userId: string, { window, number }: Slot): string {
    return keyedHash(slotKey, userId, window, number);
  }

  async function deleteExpired(): Promise<void> {
    await repository.deleteExpired(clock.now());
  }

  return { use, deleteExpired };
}
