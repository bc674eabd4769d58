import type { Clock } from '@portal/service-kit';
import { DomainError } from '@portal/service-kit';
import { keyedHash, keyFor } from '../anonymity/domain';
import type { Slot } from './domain';
import { countsUntil, nextSlot, secondsToWait, slotsAt } from './domain';
import type { AllowanceRepository } from './repository';

interface Dependencies {
  slots: AllowanceRepository;
  secret: string;
  clock: Clock;
}

export type Allowance = ReturnType<typeof createAllowance>;

/** However many ask at once on however many instances, nobody gets more than the hour's. */
export function createAllowance({ slots, secret, clock }: Dependencies) {
  const key = keyFor(secret, 'allowance');
  const idOf = (userId: string, { span, number }: Slot) => keyedHash(key, userId, span, number);

  async function take(userId: string): Promise<string> {
    for (;;) {
      const now = clock.now();
      const counting = new Map(slotsAt(now).map((slot) => [idOf(userId, slot), slot]));
      const held = await slots.takenOf([...counting.keys()]);
      const taken = [...counting].filter(([id]) => held.has(id)).map(([, slot]) => slot);
      const slot = nextSlot(now, taken);
      if (!slot) throw new DomainError('FEEDBACK.TOO_MANY', { retryAfter: secondsToWait(now, taken) });
      const id = idOf(userId, slot);
      if (await slots.take(id, countsUntil(slot))) return id;
    }
  }

  return {
    /** What fails does not count. */
    async use<T>(userId: string, work: () => Promise<T>): Promise<T> {
      const id = await take(userId);
      try {
        return await work();
      } catch (failure) {
        await slots.release(id);
        throw failure;
      }
    },

    sweep: () => slots.sweep(clock.now()),
  };
}
